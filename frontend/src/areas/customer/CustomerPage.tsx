import { api } from '@/api/enhance';
import { useSession } from '@/access/useSession';
import { KpiCard, KpiGrid } from '@/ui/data';
import { LatestOrders } from '@/features/orders/LatestOrders';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { LatestProducts } from '@/features/products/LatestProducts';
import { paths } from '@/lib/paths';
import { Waiting } from '@/features/waiting/Waiting';
import { BrowseButton } from './BrowseButton';
import { useText } from './messages';

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

/** What a customer sees first: how the orders stand, the latest ones, and what is new. */
export default function CustomerPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page
      title={text('welcome', { name: user.firstName || user.username })}
      description={text(user.referredBy ? 'referred' : 'welcomeText')}
      action={<BrowseButton />}
    >
      <Waiting />
      <Figures customerId={user.id} />
      <PageSection
        title={text('recentOrders')}
        more={{ label: text('allOrders'), to: paths.customer.orders }}
      >
        <LatestOrders
          label={text('recentOrders')}
          of={{ customerId: user.id }}
          to={paths.customer.order}
          empty={{
            text: text('noOrdersText'),
            action: <BrowseButton />,
          }}
        />
      </PageSection>
      <PageSection
        title={text('newProducts')}
        more={{ label: text('shop'), to: paths.customer.shop }}
      >
        <LatestProducts count={NEW_PRODUCTS} />
      </PageSection>
    </Page>
  );
}
