import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link as RouterLink } from 'react-router-dom';
import type { TradeResponse } from '@/api/generated';
import { axisMoney, centsOf, ChartCard, moneyOf, type ChartSeries } from '@/ui/charts';
import { EmptyState } from '@/ui/feedback';
import { pointName, pointTick, type Period } from '@/ui/period';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { pointDays } from '../links';
import { Figures } from './Figures';
import { text as now, useText } from './messages';
import { Products } from './Products';
import { Statuses } from './Statuses';
import { ordersBehind, type Side } from './side';

interface TradeProps {
  trade: TradeResponse;
  side: Side;
  period: Period;
}

const SERIES: readonly ChartSeries[] = [
  { id: 'amount', label: now('amount'), colour: 'primary.main' },
];
/** The scale steps by whole dollars at least. */
const DOLLAR = 100;

function Nothing({ side }: { side: Side }) {
  const text = useText();
  const isSeller = side === 'seller';
  return (
    <Card>
      <EmptyState
        icon={<InsightsIcon />}
        title={text(isSeller ? 'sellerEmpty' : 'buyerEmpty')}
        text={text(isSeller ? 'sellerEmptyText' : 'buyerEmptyText')}
        action={
          <Button
            variant="contained"
            component={RouterLink}
            to={isSeller ? paths.dealer.settings : paths.dealer.products}
          >
            {text(isSeller ? 'storeSettings' : 'browse')}
          </Button>
        }
      />
    </Card>
  );
}

function OverTime({ trade, side, period }: TradeProps) {
  const text = useText();
  const { from, to, bucket } = period;
  return (
    <ChartCard
      title={text(side === 'seller' ? 'sellerChart' : 'buyerChart')}
      label={text('chartText', {
        amount: formatMoney(trade.revenue),
        count: trade.orders,
        from: formatDay(from),
        to: formatDay(to),
      })}
      series={SERIES}
      points={trade.series.map(({ start, amount }) => ({
        id: start,
        name: pointName(start, bucket),
        tick: pointTick(start, bucket),
        values: { amount: centsOf(amount) },
        to: ordersBehind(side, pointDays(start, bucket, period), { isTrade: 'true' }),
      }))}
      format={moneyOf}
      formatTick={axisMoney}
      least={DOLLAR}
    />
  );
}

/** What was sold or bought in a period: sums, over time, by product, by status. */
export function Trade({ trade, side, period }: TradeProps) {
  if (trade.byStatus.length === 0) return <Nothing side={side} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Figures trade={trade} side={side} />
      <OverTime trade={trade} side={side} period={period} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        {trade.topProducts.length > 0 && <Products products={trade.topProducts} />}
        <Statuses
          statuses={trade.byStatus}
          to={(status) => ordersBehind(side, period, { status, isQuote: 'false' })}
        />
      </Box>
    </Box>
  );
}
