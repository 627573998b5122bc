import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CartGroupResponse } from '@/api/generated';
import { Money } from '@/components/data';
import { compareMoney } from '@/lib/money';
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
  const { goodsTotal, shippingCost, tax, total } = group.totals;
  const isSome = (amount: string) => compareMoney(amount, '0') !== 0;
  const parts = [
    { label: text('goods'), amount: goodsTotal, strong: false },
    { label: text('shipping'), amount: shippingCost, strong: false },
    { label: text('tax'), amount: tax, strong: false },
  ].filter(({ amount }) => isSome(amount));
  const shown = parts.length > 1 ? parts : [];
  return (
    <Box
      component="dl"
      aria-busy={!isCurrent}
      sx={{ m: 0, display: 'grid', gap: 0.75, opacity: isCurrent ? 1 : 0.6 }}
    >
      {[...shown, { label: text('total'), amount: total, strong: true }].map(
        ({ label, amount, strong }) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant={strong ? 'h4' : 'body2'}>
              {label}
            </Typography>
            <Typography component="dd" variant={strong ? 'h4' : 'body2'} sx={{ m: 0 }}>
              <Money amount={amount} />
            </Typography>
          </Box>
        ),
      )}
    </Box>
  );
}
