import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NotificationResponse } from '@/api/generated';
import { DateTime } from '@/components/data';
import { StatusChip } from '@/components/status';
import { useText } from './messages';
import { useMarkRead } from './useMarkRead';

/** One notice; an unread one says so and can be marked as read. */
export function NoticeItem({ notice }: { notice: NotificationResponse }) {
  const text = useText();
  const { markRead, loading } = useMarkRead();
  const isUnread = notice.status === 'unread';
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
          {notice.title}
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
