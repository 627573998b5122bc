import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { MetricsResponse } from '@/api/generated';
import { ListCard, ListLine } from '@/ui/page/ListCard';
import { NewestOrders } from '@/features/orders/NewestOrders';
import { DateTime } from '@/ui/data';
import { FactLine } from '@/ui/data/Facts';
import { QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { formatCount } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { RecentSales } from '@/features/analytics/RecentSales';
import { Waiting } from '@/features/waiting/Waiting';
import { ExpiringLots } from '@/features/stock/lots/ExpiringLots';
import { useText } from './messages';
import { SignedQuantity } from '@/features/stock/movements/movementColumns';
import { useText as useStockText } from '@/features/stock/movements/stockMessages';

const FRESH = { refetchOnMountOrArgChange: true };
/** What runs out first. */
const LOWEST = { filter: 'low-stock', sort: 'stock', limit: 6 } as const;
/** As long as the two lists beside it. */
const MOVEMENTS_SHOWN = 12;

function Totals() {
  const text = useText();
  const query = api.useGetMetricsQuery(undefined, FRESH);
  const active = api.useListProductsQuery({ status: 'active', limit: 1 }, FRESH).data?.total;
  const low = api.useListProductsQuery(LOWEST, FRESH).data?.total;
  const shown = (metrics?: MetricsResponse) => (
    <FactLine
      title={text('totals')}
      loading={!metrics}
      facts={[
        [
          text('totalRevenue'),
          <>
            {formatMoney(metrics?.totalRevenue)}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {text('received', { amount: formatMoney(metrics?.received) })}
            </Box>
          </>,
        ],
        [text('pendingOrders'), formatCount(metrics?.pendingOrders)],
        [text('activeProducts'), formatCount(active)],
        [text('stockAlerts'), formatCount(low)],
        [text('activeAgents'), formatCount(metrics?.activeAgents)],
        [text('totalUsers'), formatCount(metrics?.totalUsers)],
      ]}
    />
  );
  return (
    <QueryView query={query} loading={shown()}>
      {shown}
    </QueryView>
  );
}

function LowStock() {
  const text = useText();
  const list = api.useListProductsQuery(LOWEST, FRESH);
  return (
    <ListCard
      title={text('lowStock')}
      empty={text('lowStockNone')}
      more={{ label: text('viewAll'), to: paths.manufacturer.lowStock }}
      list={list}
      rowKey={({ id }) => id}
      row={(product) => (
        <ListLine
          title={
            <Link component={RouterLink} to={paths.manufacturer.product(product.id)}>
              {product.name}
            </Link>
          }
          detail={text('ofBalance', {
            available: formatCount(product.stockAvailable ?? 0),
            balance: formatCount(product.stockBalance ?? 0),
          })}
          end={
            <Button
              size="small"
              component={RouterLink}
              to={paths.manufacturer.stockInOf(product.id)}
            >
              {text('takeIn')}
            </Button>
          }
        />
      )}
    />
  );
}

function Movements() {
  const text = useText();
  const stock = useStockText();
  const list = api.useListMovementsQuery({ limit: MOVEMENTS_SHOWN }, FRESH);
  return (
    <ListCard
      title={text('recentMovements')}
      empty={text('noMovements')}
      more={{ label: text('viewAll'), to: paths.manufacturer.stockHistory }}
      list={list}
      rowKey={({ id }) => id}
      row={(movement) => (
        <ListLine
          title={movement.productName}
          detail={
            <>
              {stock(`reason.${movement.reason}`)} · <DateTime time={movement.createdAt} /> ·{' '}
              {movement.createdByName ?? text('platform')}
            </>
          }
          end={<SignedQuantity movement={movement} />}
        />
      )}
    />
  );
}

/** The company at a glance: figures, what runs out, what moved, who ordered. */
export default function DashboardPage() {
  const text = useText();
  return (
    <Page title={text('dashboardTitle')} description={text('dashboardText')}>
      <Waiting />
      <RecentSales to={paths.manufacturer.analytics} />
      <Box sx={{ mt: 2 }}>
        <Totals />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 4,
          alignItems: 'start',
          gridTemplateColumns: { lg: '1fr 1fr' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <NewestOrders
            title={text('newestOrders')}
            empty={text('noOrders')}
            more={{ label: text('viewAll'), to: paths.manufacturer.orders }}
            to={paths.manufacturer.order}
          />
          <LowStock />
          <ExpiringLots />
        </Box>
        <Movements />
      </Box>
    </Page>
  );
}
