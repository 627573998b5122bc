import BookmarksIcon from '@mui/icons-material/BookmarksOutlined';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { NameDialog } from '@/ui/form';
import type { SavedViewsProps } from '@/ui/table/looks';
import { useText } from '@/ui/table/messages';
import { useToast } from '@/ui/toaster';
import { isSameView, ManageViews, useCopyLink, type Closing } from './ManageViews';

/** Saves what is shown now under a name. */
function SaveDialog({ list, view, onClose }: Omit<SavedViewsProps, 'onChoose'> & Closing) {
  const text = useText();
  const toast = useToast();
  const [add, { isLoading, error }] = api.useAddSavedViewMutation();
  const save = async (name: string) => {
    const { data } = await add({ savedViewRequest: { list, name, query: view } });
    if (!data) return;
    toast.success(text('viewSaved'), data.name);
    onClose();
  };
  return (
    <NameDialog
      title={text('saveTitle')}
      label={text('viewName')}
      hint={text('viewNameHint')}
      submitLabel={text('save')}
      loading={isLoading}
      error={error}
      onName={save}
      onClose={onClose}
    />
  );
}

/** A person's views of a list: to choose one, to save what is shown, to hand its link on. They are read when it opens. */
export default function SavedViews({ list, view, onChoose }: SavedViewsProps) {
  const text = useText();
  const id = useId();
  const copy = useCopyLink();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const isOpen = anchor !== null;
  const query = api.useListSavedViewsQuery({ list }, { skip: !isOpen && dialog === null });
  const views = query.data?.items ?? [];
  const close = () => setAnchor(null);
  const then = (act: () => unknown) => () => {
    close();
    act();
  };
  const choices = (): ReactNode => {
    if (query.data && views.length === 0)
      return (
        <MenuItem disabled key="none">
          {text('noViews')}
        </MenuItem>
      );
    if (query.data)
      return views.map((saved) => {
        const isShown = isSameView(saved.query, view);
        return (
          <MenuItem
            key={saved.id}
            role="menuitemradio"
            aria-checked={isShown}
            onClick={then(() => onChoose(saved.query))}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            <ListItemIcon>{isShown && <CheckIcon fontSize="small" />}</ListItemIcon>
            {saved.name}
          </MenuItem>
        );
      });
    if (query.error)
      return (
        <MenuItem key="failed" onClick={() => void query.refetch()} sx={{ whiteSpace: 'normal' }}>
          {problemText(query.error, text('tryAgain'))}
        </MenuItem>
      );
    return (
      <MenuItem disabled key="loading">
        <CircularProgress size={18} />
      </MenuItem>
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BookmarksIcon />}
        aria-haspopup="menu"
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('views')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { dense: true }, paper: { sx: { maxWidth: 360 } } }}
      >
        {choices()}
        <Divider />
        <MenuItem onClick={then(() => setDialog('save'))}>{text('saveView')}</MenuItem>
        <MenuItem onClick={then(() => copy(view))}>{text('copyLink')}</MenuItem>
        {views.length > 0 && (
          <MenuItem onClick={then(() => setDialog('manage'))}>{text('manageViews')}</MenuItem>
        )}
      </Menu>
      {dialog === 'save' && <SaveDialog list={list} view={view} onClose={() => setDialog(null)} />}
      {dialog === 'manage' && (
        <ManageViews views={views} view={view} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
