import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { paths } from '@/lib/paths';
import { selectToast, toastClosed } from '@/ui/toaster/toastSlice';
import { useText } from './messages';
import { MarkAllButton } from './MarkAllButton';
import { NoticeFeed } from './NoticeFeed';
import { SettingsLink } from './SettingsLink';
import { useNotices } from './useNotices';
import { useUnread } from './useUnread';

const LATEST = 8;

/** Closes toasts that announce notices: the list is open, and they would cover it. */
function useNoAnnouncements() {
  const toast = useSelector(selectToast);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (toast?.isAnnouncement) dispatch(toastClosed(toast.id));
  }, [toast, dispatch]);
}

/** What stands in the popover; asked for when it opens. */
function Latest({ titleId, onFollow }: { titleId: string; onFollow: () => void }) {
  const text = useText();
  useNoAnnouncements();
  const { data } = useNotices({ limit: LATEST });
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h5" component="h2" sx={{ flexGrow: 1 }}>
          {text('title')}
        </Typography>
        <MarkAllButton newest={data?.items[0]?.id} />
        <SettingsLink onFollow={onFollow} />
      </Box>
      <Box sx={{ overflowY: 'auto' }}>
        <NoticeFeed limit={LATEST} onFollow={onFollow} isDense />
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button component={Link} to={paths.accountTab('notices')} onClick={onFollow} fullWidth>
          {text('all')}
        </Button>
      </Box>
    </>
  );
}

/** The bell of the top bar: how many notices are unread, and the latest ones behind it. */
export function NoticesBell() {
  const text = useText();
  const titleId = useId();
  const unread = useUnread() ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={unread > 0 ? text('bellUnread', { count: unread }) : text('bell')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} max={99} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            elevation: 8,
            sx: {
              width: 'min(440px, calc(100vw - 32px))',
              display: 'flex',
              flexDirection: 'column',
              maxHeight: 'min(560px, 80vh)',
              border: 1,
              borderColor: 'divider',
            },
          },
        }}
      >
        <Latest titleId={titleId} onFollow={close} />
      </Popover>
    </>
  );
}
