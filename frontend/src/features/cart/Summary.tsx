import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CartQuoteResponse } from '@/api/generated';
import { Money } from '@/components/data';
import { compareMoney } from '@/lib/money';
import { useText } from './messages';

interface SummaryProps {
  quote: CartQuoteResponse | undefined;
  isCurrent: boolean;
}

/** What the cart comes to; dimmed while a new answer is on its way. */
export function Summary({ quote, isCurrent }: SummaryProps) {
  const text = useText();
  if (!quote)
    return (
      <Box aria-busy aria-label={text('pricing')}>
        <Skeleton />
        <Skeleton width="60%" />
      </Box>
    );
  const isSome = (amount: string) => compareMoney(amount, '0') !== 0;
  const parts = [
    { label: text('goods'), amount: quote.goodsTotal, strong: false },
    { label: text('shipping'), amount: quote.shippingCost, strong: false },
    { label: text('tax'), amount: quote.tax, strong: false },
  ].filter(({ amount }) => isSome(amount));
  const shown = parts.length > 1 ? parts : [];
  return (
    <Box
      component="dl"
      aria-busy={!isCurrent}
      sx={{ m: 0, display: 'grid', gap: 0.75, opacity: isCurrent ? 1 : 0.6 }}
    >
      {[...shown, { label: text('total'), amount: quote.total, strong: true }].map(
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
