import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { api } from '@/api/enhance';
import type { SavedViewResponse } from '@/api/generated';
import { useCopy } from '@/lib/hooks/useCopy';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { NameDialog } from '@/ui/form';
import { useText as useCommonText } from '@/ui/messages';
import { useText } from '@/ui/table/messages';
import { RowActions } from '@/ui/table/RowActions';
import { useToast } from '@/ui/toaster';

/** Whether two query strings say the same, in whatever order; what is empty says nothing. */
export function isSameView(one: string, other: string): boolean {
  const said = (query: string) =>
    [...new URLSearchParams(query)]
      .filter(([, value]) => value !== '')
      .map((pair) => pair.join('='))
      .toSorted()
      .join('&');
  return said(one) === said(other);
}

export interface Closing {
  onClose: () => void;
}

function RenameDialog({ saved, onClose }: { saved: SavedViewResponse } & Closing) {
  const text = useText();
  const [update, { isLoading, error }] = api.useUpdateSavedViewMutation();
  const rename = async (name: string) => {
    const { data } = await update({ id: saved.id, updateSavedViewRequest: { name } });
    if (data) onClose();
  };
  return (
    <NameDialog
      title={text('renameTitle', { name: saved.name })}
      label={text('viewName')}
      name={saved.name}
      submitLabel={text('rename')}
      loading={isLoading}
      error={error}
      onName={rename}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ saved, onClose }: { saved: SavedViewResponse } & Closing) {
  const text = useText();
  const toast = useToast();
  const [remove, { isLoading }] = api.useRemoveSavedViewMutation();
  const end = async () => {
    const { error } = await remove({ id: saved.id });
    onClose();
    if (error) toast.error(text('deleteFailed'), problemText(error, text('tryAgain')));
    else toast.success(text('viewDeleted'), saved.name);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text('deleteTitle', { name: saved.name })}
      consequence={text('deleteText')}
      confirmLabel={text('deleteView')}
      loading={isLoading}
      onConfirm={end}
      onClose={onClose}
    />
  );
}

/** Copies the address of the list with what a view shows. */
export function useCopyLink() {
  const text = useText();
  const common = useCommonText();
  const toast = useToast();
  const { copy } = useCopy();
  return async (view: string) => {
    const { origin, pathname } = window.location;
    const isCopied = await copy(`${origin}${pathname}${view ? `?${view}` : ''}`);
    if (isCopied) toast.success(common('copied'), text('linkHint'));
    else toast.error(common('copyFailed'));
  };
}

type Asked = { kind: 'rename' | 'delete'; saved: SavedViewResponse } | null;

interface ManageViewsProps extends Closing {
  views: readonly SavedViewResponse[];
  /** What is shown now. */
  view: string;
}

/** All views of the list, with what can be done with each. */
export function ManageViews({ views, view, onClose }: ManageViewsProps) {
  const text = useText();
  const common = useCommonText();
  const toast = useToast();
  const id = useId();
  const copy = useCopyLink();
  const [asked, setAsked] = useState<Asked>(null);
  const [update] = api.useUpdateSavedViewMutation();
  const replace = async ({ id: viewId, name }: SavedViewResponse) => {
    const { error } = await update({ id: viewId, updateSavedViewRequest: { query: view } });
    if (error) toast.error(text('viewFailed'), problemText(error, text('tryAgain')));
    else toast.success(text('viewReplaced'), name);
  };
  const actionsOf = (saved: SavedViewResponse) => [
    { label: text('copyLink'), onSelect: () => void copy(saved.query) },
    { label: text('rename'), onSelect: () => setAsked({ kind: 'rename', saved }) },
    ...(isSameView(saved.query, view)
      ? []
      : [{ label: text('replaceView'), onSelect: () => void replace(saved) }]),
    {
      label: text('deleteView'),
      isDestructive: true,
      onSelect: () => setAsked({ kind: 'delete', saved }),
    },
  ];
  const end = () => setAsked(null);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('manageTitle')}</DialogTitle>
      <DialogContent>
        {views.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{text('noViews')}</Typography>
        )}
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.map((saved) => (
            <Box
              component="li"
              key={saved.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{saved.name}</Box>
              <RowActions of={saved.name} actions={actionsOf(saved)} />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('close')}</Button>
      </DialogActions>
      {asked?.kind === 'rename' && <RenameDialog saved={asked.saved} onClose={end} />}
      {asked?.kind === 'delete' && <DeleteDialog saved={asked.saved} onClose={end} />}
    </Dialog>
  );
}
