import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { useSession } from '@/access/useSession';
import { KpiCard, KpiGrid, Money } from '@/ui/data';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { LatestOrders } from '@/features/orders/LatestOrders';
import { StandingNotice } from '@/features/people/standing/StandingNotice';
import { formatCount } from '@/lib/counts';
import { paths, withFilters } from '@/lib/paths';
import { percentChange } from '@/lib/money';
import { RecentTrade } from '@/features/analytics/store/RecentTrade';
import { Waiting } from '@/features/waiting/Waiting';
import { outOfRangeOf, totalTrade } from '@/features/prices/buyers/figures';
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

const AUDIENCES = [
  ['dealer', paths.wholesaler.dealerPricing],
  ['agent', paths.wholesaler.agentPricing],
] as const;

/** How many regional prices are out of range, for dealers and for agents, each number leading to them. */
function OutOfRangeCard() {
  const text = useText();
  const { data, isLoading } = api.useGetWholesalerFiguresQuery();
  const found = AUDIENCES.map(
    ([audience, to]) =>
      ({ audience, to, prices: data ? outOfRangeOf(data, audience) : 0 }) as const,
  ).filter(({ prices }) => prices > 0);
  const total = found.reduce((sum, { prices }) => sum + prices, 0);
  return (
    <KpiCard
      label={text('outOfRange')}
      value={formatCount(data && total)}
      loading={isLoading}
      note={
        data &&
        (total === 0
          ? text('inRange')
          : found.map(({ audience, to, prices }, index) => (
              <Fragment key={audience}>
                {index > 0 && ' · '}
                <TextLink component={Link} to={withFilters(to, { outOfRange: 'true' })}>
                  {text(`rangeOf_${audience}`, { prices: formatCount(prices) })}
                </TextLink>
              </Fragment>
            )))
      }
    />
  );
}

/** What a wholesaler sees first: what waits, purchases, prices out of range, regions, price changes, and orders. */
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
        <OutOfRangeCard />
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
