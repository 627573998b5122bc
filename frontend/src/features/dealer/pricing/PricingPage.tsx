import SellIcon from '@mui/icons-material/SellOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { DealerPriceResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { EmptyState, ErrorState, LinesSkeleton } from '@/components/feedback';
import { Page } from '@/components/page/Page';
import { PageTabs } from '@/components/page/PageTabs';
import { StandingNotice } from '@/components/partner/StandingNotice';
import { Pager } from '@/components/table/Pager';
import { FilterBar, useTableState } from '@/components/table';
import { paths } from '@/lib/paths';
import { itemOfPrice, itemOfProduct, type DealerItem } from './item';
import { useText } from './messages';
import { PriceItem } from './PriceItem';

interface ItemListProps {
  dealerId: number;
  label: string;
  items: readonly DealerItem[];
  children?: ReactNode;
}

function ItemList({ dealerId, label, items, children }: ItemListProps) {
  return (
    <Card>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <PriceItem key={item.productId} dealerId={dealerId} item={item} />
        ))}
      </Box>
      {children}
    </Card>
  );
}

/** The dealer's own prices; those that the range has left behind come first. */
function OwnPrices({ dealerId, own }: { dealerId: number; own: readonly DealerPriceResponse[] }) {
  const text = useText();
  const items = own.map(itemOfPrice);
  const blocked = items.filter((item) => item.blocked !== null);
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<SellIcon />}
          title={text('noneYet')}
          text={text('noneYetText')}
          action={
            <Button component={Link} to={paths.dealer.pricingOfAll} variant="contained">
              {text('choose')}
            </Button>
          }
        />
      </Card>
    );
  return (
    <>
      {blocked.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{text('blockedTitle', { count: blocked.length })}</AlertTitle>
          {text('blockedText')}
        </Alert>
      )}
      <ItemList dealerId={dealerId} label={text('prices')} items={items} />
    </>
  );
}

/** The catalogue with the dealer's prices, to set new ones. */
function AllProducts({ dealerId, own }: { dealerId: number; own: readonly DealerPriceResponse[] }) {
  const text = useText();
  const table = useTableState({ filters: ['q', 'category'] });
  const { data: categories } = api.useListCategoriesQuery();
  const { category, ...args } = table.args;
  const { data, error, refetch } = api.useListProductsQuery({
    ...args,
    ...(category ? { category: [category] } : {}),
    status: 'active',
    sort: 'name',
  });
  const byProduct = useMemo(() => new Map(own.map((price) => [price.productId, price])), [own]);
  const content = () => {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <LinesSkeleton count={8} />;
    if (data.items.length === 0)
      return <EmptyState icon={<SellIcon />} title={text('noProducts')} />;
    return (
      <ItemList
        dealerId={dealerId}
        label={text('all')}
        items={data.items.map((product) => itemOfProduct(product, byProduct))}
      >
        {(data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
      </ItemList>
    );
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FilterBar
        table={table}
        filters={[
          { kind: 'search', name: 'q', label: text('search') },
          {
            kind: 'select',
            name: 'category',
            label: text('category'),
            options: (categories?.items ?? []).map(({ name }) => ({ value: name, label: name })),
          },
        ]}
      />
      {content()}
    </Box>
  );
}

/** What a dealer asks for each product in their store. */
export default function PricingPage() {
  const text = useText();
  const { user } = useSession();
  const dealerId = user?.id ?? 0;
  const { data, error, refetch } = api.useListDealerPricesQuery(
    { userId: dealerId },
    { skip: dealerId < 1, refetchOnMountOrArgChange: true },
  );
  const own = data?.items;
  const waiting = error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <LinesSkeleton count={6} />
  );
  return (
    <Page title={text('title')} description={text('intro')}>
      <StandingNotice />
      <PageTabs
        label={text('title')}
        tabs={[
          {
            id: 'mine',
            label: text('mine'),
            badge: own?.filter(({ isBlocked }) => isBlocked).length,
            content: own ? <OwnPrices dealerId={dealerId} own={own} /> : waiting,
          },
          {
            id: 'all',
            label: text('all'),
            content: own ? <AllProducts dealerId={dealerId} own={own} /> : waiting,
          },
        ]}
      />
    </Page>
  );
}
