import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { useSession } from '@/access/useSession';
import { KpiCard, KpiGrid } from '@/components/data';
import { Page } from '@/components/page/Page';
import {
  LatestOrders,
  LatestProducts,
  OrderCount,
  ProductCount,
  Section,
  StandingNotice,
} from '@/components/partner';
import { paths } from '@/lib/paths';
import { LatestChanges } from './LatestChanges';
import { useText } from './messages';
import { RegionTable } from './RegionTable';

const PRODUCTS = 4;

function DealerCount() {
  const text = useText();
  const { data, isLoading } = api.useListUsersQuery({ role: 'dealer', limit: 1 });
  return <KpiCard label={text('dealers')} value={data?.total ?? '—'} loading={isLoading} />;
}

/** What a wholesaler sees first: regions and prices, stock, own orders, and products at the wholesale price. */
export default function WholesalerPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  const own = { customerId: user.id };
  return (
    <Page
      title={text('welcome', { name: user.firstName || user.username })}
      description={user.companyName ?? text('welcomeText')}
      action={
        <Button component={Link} to={paths.wholesaler.products} variant="contained">
          {text('browse')}
        </Button>
      }
    >
      <StandingNotice />
      <KpiGrid>
        <DealerCount />
        <ProductCount label={text('onSale')} of={{ status: 'active' }} />
        <ProductCount label={text('lowStock')} of={{ filter: 'low-stock' }} />
        <OrderCount label={text('myOrders')} of={own} />
      </KpiGrid>
      <Section title={text('regions')} more={{ label: text('zones'), to: paths.wholesaler.zones }}>
        <RegionTable />
      </Section>
      <Section
        title={text('latestChanges')}
        more={{ label: text('dealerPricing'), to: paths.wholesaler.dealerPricing }}
      >
        <LatestChanges />
      </Section>
      <Section
        title={text('recentOrders')}
        more={{ label: text('allOrders'), to: paths.wholesaler.orders }}
      >
        <LatestOrders
          label={text('recentOrders')}
          of={own}
          to={paths.wholesaler.order}
          empty={{ text: text('noOrdersText') }}
        />
      </Section>
      <Section
        title={text('newProducts')}
        more={{ label: text('allProducts'), to: paths.wholesaler.products }}
      >
        <LatestProducts count={PRODUCTS} />
      </Section>
    </Page>
  );
}
