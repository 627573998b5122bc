import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { DocumentRequests } from '@/features/people/documents';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { LatestOrders } from '@/features/orders/LatestOrders';
import { LatestProducts } from '@/features/products/LatestProducts';
import { OrdersNow } from '@/features/orders/Figure';
import { StandingNotice } from '@/features/people/standing/StandingNotice';
import { paths } from '@/lib/paths';
import { RecentTrade } from '@/features/analytics/store/RecentTrade';
import { Waiting } from '@/features/waiting/Waiting';
import { CustomPrices } from '@/features/store/CustomPrices';
import { useText } from '@/features/store/messages';

/** The dealer panel shows the first 3 or 6 products (specification 2 §2, §9). */
const PRODUCTS = 6;

/** What a dealer sees first: what waits, the store's sales, own purchases, and products at the dealer's price. */
export default function DealerPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  // Own prices are for approved dealers only.
  const isApproved = user.verificationStatus !== 'pending';
  const [sold, bought] = [{ sellerId: user.id }, { customerId: user.id }];
  return (
    <Page
      title={text('welcome', { name: user.firstName || user.username })}
      description={user.companyName ?? text('welcomeText')}
      action={
        <Button component={Link} to={paths.dealer.products} variant="contained">
          {text('browse')}
        </Button>
      }
    >
      <StandingNotice />
      <Waiting />
      <DocumentRequests />
      <RecentTrade
        side="seller"
        userId={user.id}
        more={{ label: text('analytics'), to: paths.dealer.analytics }}
      />
      <OrdersNow kinds={[[text('openSales'), { ...sold, isOpen: true }]]} />
      <PageSection
        title={text('recentSales')}
        more={{ label: text('allOrders'), to: paths.dealer.orders }}
      >
        <LatestOrders
          label={text('recentSales')}
          of={sold}
          to={paths.dealer.order}
          empty={{
            text: text('noSalesText'),
            action: (
              <Button component={Link} to={paths.dealer.settings} variant="outlined">
                {text('shareStore')}
              </Button>
            ),
          }}
        />
      </PageSection>
      <PageSection
        title={text('recentPurchases')}
        more={{ label: text('allOrders'), to: `${paths.dealer.orders}?tab=purchases` }}
      >
        <LatestOrders
          label={text('recentPurchases')}
          of={bought}
          to={paths.dealer.order}
          empty={{ text: text('noPurchasesText') }}
        />
      </PageSection>
      {user.role === 'dealer' && isApproved && (
        <PageSection
          title={text('customPrices')}
          more={{ label: text('allPrices'), to: paths.dealer.pricing }}
        >
          <CustomPrices dealerId={user.id} />
        </PageSection>
      )}
      <PageSection
        title={text('newProducts')}
        more={{ label: text('allProducts'), to: paths.dealer.products }}
      >
        <LatestProducts count={PRODUCTS} />
      </PageSection>
    </Page>
  );
}
