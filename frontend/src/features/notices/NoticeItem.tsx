import DoneIcon from '@mui/icons-material/DoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import type { NotificationResponse } from '@/api/generated';
import { noticeKindName } from '@/lib/server/names';
import { DateTime } from '@/ui/data';
import { StatusChip } from '@/ui/status';
import { useText } from './messages';
import { subjectPath } from './subjectPath';
import { useMarkRead } from './useMarkRead';

interface NoticeItemProps {
  notice: NotificationResponse;
  /** The person went to what the notice is about. */
  onFollow?: (() => void) | undefined;
  /** With a small button, where there is little room. */
  isDense?: boolean | undefined;
  /** Stands before it, such as the box that chooses it. */
  lead?: ReactNode;
  /** Beside when it came. */
  more?: ReactNode;
}

interface MarkReadProps {
  title: string;
  isDense: boolean;
  loading: boolean;
  onMark: () => void;
}

function MarkRead({ title, isDense, loading, onMark }: MarkReadProps) {
  const text = useText();
  const props = {
    size: 'small',
    disabled: loading,
    'aria-label': text('markReadNamed', { title }),
    onClick: onMark,
  } as const;
  if (!isDense)
    return (
      <Button {...props} sx={{ flexShrink: 0, mr: -0.5 }}>
        {text('markRead')}
      </Button>
    );
  return (
    <Tooltip title={text('markRead')}>
      <IconButton {...props} sx={{ flexShrink: 0, mr: -0.5 }}>
        <DoneIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** One notice: its title leads to what it is about, which reads it; an unread one can be marked as read. */
export function NoticeItem({ notice, onFollow, isDense = false, lead, more }: NoticeItemProps) {
  const text = useText();
  const { user } = useSession();
  const { markRead, loading } = useMarkRead();
  const isUnread = notice.status === 'unread';
  const to = subjectPath(notice, user);
  const kind = noticeKindName({ kind: notice.type, title: '' });
  const mark = () => void markRead(notice.id);
  const follow = () => {
    if (isUnread) mark();
    onFollow?.();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      {lead}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="subtitle2" component="p" sx={{ fontWeight: isUnread ? 660 : 500 }}>
          {to ? (
            <Link component={RouterLink} to={to} onClick={follow} sx={{ fontWeight: 'inherit' }}>
              {notice.title}
            </Link>
          ) : (
            notice.title
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {notice.message}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            minHeight: 28,
          }}
        >
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {kind && `${kind} · `}
            <DateTime time={notice.createdAt} />
          </Typography>
          {isUnread && <StatusChip tone="info" label={text('unread')} />}
          {more}
        </Box>
      </Box>
      {isUnread && <MarkRead {...{ isDense, loading }} title={notice.title} onMark={mark} />}
    </Box>
  );
}
