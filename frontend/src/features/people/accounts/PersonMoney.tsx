import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { DealerPriceResponse, UserResponse } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { addDays, isoDay } from '@/lib/dates';
import { addMoney, formatMoney } from '@/lib/money';
import { refers } from '@/lib/roles';
import { DateTime, KpiCard, KpiGrid, Money } from '@/ui/data';
import { Block } from '@/ui/data/Facts';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { text as now, useText } from './messages';

/** Most unpaid orders that are added up; no answer of the server has their sum. */
const MOST = 200;

/** What somebody bought since they registered, and what of it is not paid. */
function Purchases({ user }: { user: UserResponse }) {
  const text = useText();
  // The day before: theirs may have begun earlier than the server's.
  const from = addDays(isoDay(new Date(user.createdAt)), -1);
  const trade = api.useGetTradeQuery(
    { userId: user.id, from, bucket: 'month' },
    { refetchOnMountOrArgChange: true },
  );
  const unpaid = api.useListOrdersQuery(
    { customerId: user.id, paymentStatus: 'unpaid', isQuote: false, limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Block title={text('purchases')}>
      <KpiGrid>
        <QueryView query={trade} loading={<LinesSkeleton count={1} height={88} />}>
          {({ revenue, orders, average }) => (
            <KpiCard
              label={text('bought')}
              value={<Money amount={revenue} />}
              note={text('boughtNote', {
                count: orders,
                orders: formatCount(orders),
                average: formatMoney(average),
              })}
            />
          )}
        </QueryView>
        <QueryView query={unpaid} loading={<LinesSkeleton count={1} height={88} />}>
          {({ items, next }) => {
            const open = items.filter(({ status }) => status !== 'cancelled');
            const sum = formatMoney(
              addMoney('0.00', ...open.map(({ totalAmount }) => totalAmount)),
            );
            const [count, orders] = [open.length, formatCount(open.length)];
            return next === null ? (
              <KpiCard
                label={text('unpaid')}
                value={sum}
                note={text('unpaidNote', { count, orders })}
              />
            ) : (
              <KpiCard
                label={text('unpaid')}
                value={text('atLeast', { amount: sum })}
                note={text('unpaidLatest', { shown: formatCount(items.length) })}
              />
            );
          }}
        </QueryView>
      </KpiGrid>
    </Block>
  );
}

/** What an agent earned by referring others. */
function Earnings({ id }: { id: number }) {
  const text = useText();
  const query = api.useGetCommissionSummaryQuery(
    { userId: id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Block title={text('earnings')}>
      <QueryView query={query} loading={<LinesSkeleton count={1} height={88} />}>
        {({ lifetime }) => (
          <KpiGrid>
            {(['pending', 'approved', 'paid', 'reversed'] as const).map((state) => (
              <KpiCard
                key={state}
                label={text(`earned.${state}`)}
                value={<Money amount={lifetime[state]} />}
              />
            ))}
          </KpiGrid>
        )}
      </QueryView>
    </Block>
  );
}

/** The money between somebody and the company: what they bought, owe and earned. */
export function PersonMoney({ user }: { user: UserResponse }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Purchases user={user} />
      {refers(user.role) && <Earnings id={user.id} />}
    </Box>
  );
}

const PRICES: readonly Column<DealerPriceResponse>[] = [
  {
    id: 'product',
    header: now('product'),
    onCard: 'title',
    cell: ({ productName, sku }) => (
      <>
        {productName}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {sku}
        </Typography>
      </>
    ),
  },
  {
    id: 'pays',
    header: now('dealerPays'),
    align: 'right',
    cell: ({ dealerPrice }) => <Money amount={dealerPrice} />,
  },
  {
    id: 'price',
    header: now('storePrice'),
    align: 'right',
    cell: ({ customPrice, isBlocked, reason }) => (
      <>
        <Money amount={customPrice} />
        {isBlocked && (
          <Typography variant="caption" component="div" sx={{ color: 'error.main' }}>
            {reason ?? now('blocked')}
          </Typography>
        )}
      </>
    ),
  },
  { id: 'set', header: now('priceSet'), cell: ({ updatedAt }) => <DateTime time={updatedAt} /> },
];

/** The prices a dealer set in their own store. */
export function PersonPrices({ id }: { id: number }) {
  const text = useText();
  const table = useTableState({ prefix: 'prices' });
  const list = api.useListDealerPricesQuery(
    { ...table.args, userId: id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataTable
      label={text('prices')}
      table={table}
      list={list}
      columns={PRICES}
      rowKey={({ productId }) => productId}
      empty={{ title: text('noPrices'), text: text('noPricesText') }}
    />
  );
}
