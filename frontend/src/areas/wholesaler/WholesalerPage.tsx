import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { useSession } from '@/access/useSession';
import { KpiCard, KpiGrid, Money } from '@/ui/data';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { LatestOrders } from '@/features/orders/LatestOrders';
import { StandingNotice } from '@/features/people/standing/StandingNotice';
import { paths } from '@/lib/paths';
import { percentChange } from '@/lib/money';
import { RecentTrade } from '@/features/analytics/store/RecentTrade';
import { Waiting } from '@/features/waiting/Waiting';
import { totalTrade } from '@/features/prices/buyers/figures';
import { LatestChanges } from '@/features/prices/buyers/LatestChanges';
import { useText } from '@/features/prices/messages';
import { RegionTable } from '@/features/prices/buyers/RegionTable';

/** What dealers, or agents, bought this month in all regions, and how that differs from the month before. */
function BoughtCard({ of, label }: { of: 'dealerTrade' | 'agentTrade'; label: string }) {
  const text = useText();
  const { data, isLoading } = api.useGetWholesalerFiguresQuery();
  const trade = data && totalTrade(data, of);
  const percent = trade && percentChange(trade.revenue, trade.revenueBefore);
  return (
    <KpiCard
      label={label}
      value={<Money amount={trade?.revenue} />}
      loading={isLoading}
      {...(percent === undefined ? {} : { change: { percent, against: text('againstBefore') } })}
    />
  );
}

/** What a wholesaler sees first: what waits, purchases, regions and prices, and orders. */
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
      <Waiting />
      <KpiGrid>
        <BoughtCard of="dealerTrade" label={text('dealersThisMonth')} />
        <BoughtCard of="agentTrade" label={text('agentsThisMonth')} />
      </KpiGrid>
      <RecentTrade
        side="buyer"
        userId={user.id}
        more={{ label: text('allOrders'), to: paths.wholesaler.orders }}
      />
      <PageSection
        title={text('regions')}
        more={{ label: text('zones'), to: paths.wholesaler.zones }}
      >
        <RegionTable />
      </PageSection>
      <PageSection
        title={text('latestChanges')}
        more={{ label: text('dealerPricing'), to: paths.wholesaler.dealerPricing }}
      >
        <LatestChanges />
      </PageSection>
      <PageSection
        title={text('recentOrders')}
        more={{ label: text('allOrders'), to: paths.wholesaler.orders }}
      >
        <LatestOrders
          label={text('recentOrders')}
          of={own}
          to={paths.wholesaler.order}
          empty={{ text: text('noOrdersText') }}
        />
      </PageSection>
    </Page>
  );
}
