import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { useSession } from '@/access/useSession';
import { KpiCard, KpiGrid } from '@/ui/data';
import { QueryView, withData } from '@/ui/feedback';
import { orderColumns, OrderTable } from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { ProductCard, ProductGrid, ProductGridSkeleton } from '@/features/products';
import { useTableState } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from './messages';

const RECENT = 5;
const NEW_PRODUCTS = 4;

function Figures({ customerId }: { customerId: number }) {
  const text = useText();
  const count = { customerId, limit: 1 };
  const all = api.useListOrdersQuery(count);
  const open = api.useListOrdersQuery({ ...count, status: 'pending' });
  const shipped = api.useListOrdersQuery({ ...count, status: 'shipped' });
  const cards = [
    { label: text('open'), list: open },
    { label: text('shipped'), list: shipped },
    { label: text('all'), list: all },
  ];
  return (
    <KpiGrid>
      {cards.map(({ label, list }) => (
        <KpiCard
          key={label}
          label={label}
          value={list.data?.total ?? '—'}
          loading={list.isLoading}
        />
      ))}
    </KpiGrid>
  );
}

function RecentOrders({ customerId }: { customerId: number }) {
  const text = useText();
  const table = useTableState({ pageSize: RECENT, prefix: 'orders' });
  const list = api.useListOrdersQuery({ customerId, limit: RECENT });
  const latest = list.data && { ...list.data, next: null };
  return (
    <OrderTable
      label={text('recentOrders')}
      table={table}
      list={withData(list, latest)}
      columns={orderColumns({ to: ({ id }) => paths.customer.order(id), withCustomer: false })}
      empty={{
        title: text('noOrders'),
        text: text('noOrdersText'),
        action: (
          <Button component={Link} to={paths.customer.shop} variant="contained">
            {text('browse')}
          </Button>
        ),
      }}
    />
  );
}

function NewProducts() {
  const query = api.useListProductsQuery({
    status: 'active',
    sort: 'newest',
    limit: NEW_PRODUCTS,
  });
  return (
    <QueryView query={query} loading={<ProductGridSkeleton count={NEW_PRODUCTS} />}>
      {(data) => (
        <ProductGrid>
          {data.items.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ProductGrid>
      )}
    </QueryView>
  );
}

/** What a customer sees first: how the orders stand, the latest ones, and what is new. */
export default function CustomerPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page
      title={text('welcome', { name: user.firstName || user.username })}
      description={text(user.referredBy ? 'referred' : 'welcomeText')}
      action={
        <Button component={Link} to={paths.customer.shop} variant="contained">
          {text('browse')}
        </Button>
      }
    >
      <Figures customerId={user.id} />
      <PageSection
        title={text('recentOrders')}
        more={{ label: text('allOrders'), to: paths.customer.orders }}
      >
        <RecentOrders customerId={user.id} />
      </PageSection>
      <PageSection
        title={text('newProducts')}
        more={{ label: text('shop'), to: paths.customer.shop }}
      >
        <NewProducts />
      </PageSection>
    </Page>
  );
}
