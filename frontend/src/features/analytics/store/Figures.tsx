import Box from '@mui/material/Box';
import type { TradeResponse } from '@/api/generated';
import { KpiCard, Money } from '@/ui/data';
import { formatCount } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';
import type { Side } from './side';

/** The sums of the period. */
export function Figures({ trade, side }: { trade: TradeResponse; side: Side }) {
  const text = useText();
  const isSeller = side === 'seller';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: '1fr 1fr',
          lg: `repeat(${isSeller && trade.margin ? 5 : 4}, 1fr)`,
        },
      }}
    >
      <KpiCard
        label={text(isSeller ? 'sales' : 'spend')}
        value={<Money amount={trade.revenue} />}
      />
      {isSeller && trade.margin && (
        <KpiCard
          label={text('margin')}
          value={<Money amount={trade.margin} />}
          note={trade.cost && text('marginText', { cost: formatMoney(trade.cost) })}
        />
      )}
      <KpiCard label={text('orders')} value={formatCount(trade.orders)} />
      <KpiCard label={text('units')} value={formatCount(trade.units)} />
      <KpiCard label={text('average')} value={<Money amount={trade.average} />} />
    </Box>
  );
}
