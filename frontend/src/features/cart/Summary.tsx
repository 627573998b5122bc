import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { CartGroupResponse } from '@/api/generated';
import { OrderTotals } from '@/features/orders';
import { useText } from './messages';

interface SummaryProps {
  group: CartGroupResponse | undefined;
  isCurrent: boolean;
}

/** What an order of this group comes to; dimmed while a new answer is on its way. */
export function Summary({ group, isCurrent }: SummaryProps) {
  const text = useText();
  if (!group)
    return (
      <Box aria-busy aria-label={text('pricing')}>
        <Skeleton />
        <Skeleton width="60%" />
      </Box>
    );
  const { total, ...parts } = group.totals;
  return (
    <Box aria-busy={!isCurrent} sx={{ opacity: isCurrent ? 1 : 0.6 }}>
      <OrderTotals {...parts} totalAmount={total} complete />
    </Box>
  );
}
