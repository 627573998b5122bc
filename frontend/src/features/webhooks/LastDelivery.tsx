import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import { useText } from './messages';
import { useDeliveries } from './useDeliveries';

/** What came of the newest event a webhook was told, and when. */
export function LastDelivery({ webhookId }: { webhookId: number }) {
  const text = useText();
  const { data, error } = useDeliveries({ id: webhookId, limit: 1 });
  if (error) return '—';
  if (!data) return <Skeleton width={90} />;
  const newest = data.items[0];
  if (!newest) return text('nothingYet');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-grid', gap: 0.5, justifyItems: { xs: 'end', md: 'start' } }}
    >
      <Status of="delivery" value={newest.state} />
      <DateTime time={newest.attemptedAt ?? newest.createdAt} />
    </Box>
  );
}
