import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { MetricsResponse } from '@/api/generated';
import { ListCard, ListLine } from '@/ui/page/ListCard';
import { NewestOrders } from '@/features/orders/NewestOrders';
import { DateTime } from '@/ui/data';
import { FactLine } from '@/ui/data/Facts';
import { QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { formatCount } from '@/lib/counts';
import { usePolling } from '@/lib/hooks/usePolling';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from '@/features/people/accounts/messages';
import { RecentSales } from '@/features/analytics/RecentSales';
import { Waiting } from '@/features/waiting/Waiting';

const FRESH = { refetchOnMountOrArgChange: true };
const ENTRIES = 8;

function Totals() {
  const text = useText();
  const query = api.useGetMetricsQuery(undefined, {
    ...FRESH,
    pollingInterval: usePolling(),
  });
  const shown = (data?: MetricsResponse) => (
    <FactLine
      title={text('totals')}
      loading={!data}
      facts={[
        [text('totalUsers'), formatCount(data?.totalUsers)],
        [
          text('totalRevenue'),
          <>
            {formatMoney(data?.totalRevenue)}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {text('received', { amount: formatMoney(data?.received) })}
            </Box>
          </>,
        ],
        [text('activeAgents'), formatCount(data?.activeAgents)],
        [text('pendingOrders'), formatCount(data?.pendingOrders)],
      ]}
    />
  );
  return (
    <QueryView query={query} loading={shown()}>
      {shown}
    </QueryView>
  );
}

function Activity() {
  const text = useText();
  const list = api.useListActivityQuery(
    { limit: ENTRIES },
    { ...FRESH, pollingInterval: usePolling() },
  );
  return (
    <ListCard
      title={text('activity')}
      empty={text('noActivity')}
      more={{ label: text('viewAll'), to: paths.admin.activity }}
      list={list}
      rowKey={({ id }) => id}
      row={(entry) => (
        <ListLine
          title={entry.description}
          detail={
            <>
              {entry.fullName ?? entry.username ?? text('platform')} ·{' '}
              <DateTime time={entry.timestamp} />
            </>
          }
        />
      )}
    />
  );
}

/** What waits for the admin, the platform at a glance as it is while one looks, and the way into every area. */
export default function AdminDashboardPage() {
  const text = useText();
  return (
    <Page title={text('dashboardTitle')} description={text('dashboardText')}>
      <Waiting />
      <RecentSales to={paths.admin.analytics} />
      <Box sx={{ display: 'grid', gap: 4, mt: 2 }}>
        <Totals />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { lg: '1fr 1fr' },
          }}
        >
          <NewestOrders
            title={text('recentOrders')}
            empty={text('noOrders')}
            more={{ label: text('viewAll'), to: paths.admin.orders }}
            to={paths.admin.order}
          />
          <Activity />
        </Box>
      </Box>
    </Page>
  );
}
