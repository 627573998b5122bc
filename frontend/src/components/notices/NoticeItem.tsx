import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import type { NotificationResponse } from '@/api/generated';
import { DateTime } from '@/components/data';
import { StatusChip } from '@/components/status';
import { useText } from './messages';
import { subjectPath } from './subjectPath';
import { useMarkRead } from './useMarkRead';

interface NoticeItemProps {
  notice: NotificationResponse;
  /** The person went to what the notice is about. */
  onFollow?: (() => void) | undefined;
}

/** One notice: its title leads to what it is about, which reads it; an unread one can be marked as read. */
export function NoticeItem({ notice, onFollow }: NoticeItemProps) {
  const text = useText();
  const { user } = useSession();
  const { markRead, loading } = useMarkRead();
  const isUnread = notice.status === 'unread';
  const to = subjectPath(notice, user);
  const follow = () => {
    if (isUnread) void markRead(notice.id);
    onFollow?.();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ fontWeight: isUnread ? 660 : 500 }}>
          {to ? (
            <Link component={RouterLink} to={to} onClick={follow} sx={{ color: 'inherit' }}>
              {notice.title}
            </Link>
          ) : (
            notice.title
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {notice.message}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <DateTime time={notice.createdAt} />
        </Typography>
      </Box>
      {isUnread && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <StatusChip tone="info" label={text('unread')} />
          <Button
            size="small"
            disabled={loading}
            aria-label={text('markReadNamed', { title: notice.title })}
            onClick={() => void markRead(notice.id)}
          >
            {text('markRead')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
