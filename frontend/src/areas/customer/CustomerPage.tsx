import { useSession } from '@/access/useSession';
import { RecentTrade } from '@/features/analytics/store/RecentTrade';
import { OrdersNow } from '@/features/orders/Figure';
import { LatestOrders } from '@/features/orders/LatestOrders';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { LatestProducts } from '@/features/products/LatestProducts';
import { paths } from '@/lib/paths';
import { Waiting } from '@/features/waiting/Waiting';
import { BrowseButton } from './BrowseButton';
import { useText } from './messages';

const NEW_PRODUCTS = 4;

/** What a customer sees first: what waits, what was bought of late, the latest orders, and what is new. */
export default function CustomerPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  const own = { customerId: user.id };
  return (
    <Page
      title={text('welcome', { name: user.firstName || user.username })}
      description={text(user.referredBy ? 'referred' : 'welcomeText')}
      action={<BrowseButton />}
    >
      <Waiting />
      <RecentTrade
        side="buyer"
        userId={user.id}
        more={{ label: text('allOrders'), to: paths.customer.orders }}
      />
      <OrdersNow
        kinds={[
          [text('open'), { ...own, status: 'pending' }],
          [text('shipped'), { ...own, status: 'shipped' }],
        ]}
      />
      <PageSection
        title={text('recentOrders')}
        more={{ label: text('allOrders'), to: paths.customer.orders }}
      >
        <LatestOrders
          label={text('recentOrders')}
          of={own}
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
