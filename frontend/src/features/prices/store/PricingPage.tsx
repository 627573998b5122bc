import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import type { Page as ListPage } from '@/lib/server/page';
import { useSession } from '@/access/useSession';
import { ExportButton } from '@/ui/data/ExportButton';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { UnsavedGuard } from '@/ui/form/UnsavedGuard';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { StandingNotice } from '@/features/people';
import { useCategoryFilter } from '@/features/products';
import { Pager } from '@/ui/table/Pager';
import { FilterBar, useTableState } from '@/ui/table';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { NoStore } from '@/features/store';
import { itemOfPrice, itemOfProduct, type DealerItem } from './item';
import { useText } from './messages';
import { PriceItem } from './PriceItem';
import { TypedPrices } from './usePriceForm';

const ChangePrices = lazyPart(() => import('./ChangePrices'));

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
function OwnPrices({ dealerId, blocked }: { dealerId: number; blocked: number }) {
  const text = useText();
  const table = useTableState({ prefix: 'own' });
  const query = api.useListDealerPricesQuery(
    { userId: dealerId, ...table.args },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryView query={query} loading={<LinesSkeleton count={6} />}>
      {(data) => {
        if (data.items.length === 0)
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
            {blocked > 0 && (
              <Alert severity="error" sx={{ mb: 2 }}>
                <AlertTitle>{text('blockedTitle', { count: blocked })}</AlertTitle>
                {text('blockedText')}
              </Alert>
            )}
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
              <ExportButton name="dealer-prices" filters={{ userId: dealerId }} />
            </Box>
            <ItemList
              dealerId={dealerId}
              label={text('prices')}
              items={data.items.map(itemOfPrice)}
            >
              {(data.next !== null || table.page > 1) && <Pager table={table} list={data} />}
            </ItemList>
          </>
        );
      }}
    </QueryView>
  );
}

/** The catalogue with the dealer's prices, to set new ones. */
function AllProducts({ dealerId }: { dealerId: number }) {
  const text = useText();
  const table = useTableState({ filters: ['q', 'category'] });
  const byCategory = useCategoryFilter();
  const { category, ...args } = table.args;
  const products = api.useListProductsQuery({
    ...args,
    ...(category ? { category: [category] } : {}),
    status: 'active',
    sort: 'name',
  });
  const shown = products.data?.items;
  // Of the own prices only those of the products on the page.
  const own = api.useListDealerPricesQuery(
    { userId: dealerId, productId: shown?.map(({ id }) => id) ?? [] },
    { skip: !shown || shown.length === 0 },
  );
  const list = (page: ListPage<ProductResponse>) => (
    <QueryView query={own} current loading={<LinesSkeleton count={8} />}>
      {({ items: prices }) => {
        const byProduct = new Map(prices.map((price) => [price.productId, price]));
        return (
          <ItemList
            dealerId={dealerId}
            label={text('all')}
            items={page.items.map((product) => itemOfProduct(product, byProduct))}
          >
            {(page.next !== null || table.page > 1) && <Pager table={table} list={page} />}
          </ItemList>
        );
      }}
    </QueryView>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FilterBar
        table={table}
        filters={[{ kind: 'search', name: 'q', label: text('search') }, byCategory]}
      />
      <QueryView query={products} loading={<LinesSkeleton count={8} />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState icon={<SellIcon />} title={text('noProducts')} />
          ) : (
            list(page)
          )
        }
      </QueryView>
    </Box>
  );
}

function Prices({ dealerId }: { dealerId: number }) {
  const text = useText();
  const { data } = api.useListDealerPricesQuery({ userId: dealerId, blocked: true, limit: 1 });
  const blocked = data?.total ?? 0;
  const [typed] = useState(() => new Set<number>());
  const hasTyped = useCallback(() => typed.size > 0, [typed]);
  return (
    <TypedPrices value={typed}>
      <UnsavedGuard isDirty={hasTyped} withSearch />
      <PageTabs
        label={text('title')}
        tabs={[
          {
            id: 'mine',
            label: text('mine'),
            badge: blocked,
            content: <OwnPrices dealerId={dealerId} blocked={blocked} />,
          },
          { id: 'all', label: text('all'), content: <AllProducts dealerId={dealerId} /> },
        ]}
      />
    </TypedPrices>
  );
}

function ChangeButton({ dealerId }: { dealerId: number }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<PriceChangeIcon />} onClick={() => setOpen(true)}>
        {text('changePrices')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ChangePrices dealerId={dealerId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** What a dealer asks for each product in their store. */
export default function PricingPage() {
  const text = useText();
  const { user } = useSession();
  const isDealer = user?.role === 'dealer';
  const canPrice = isDealer && user.verificationStatus !== 'pending';
  return (
    <Page
      title={text('title')}
      description={text('intro')}
      action={canPrice && <ChangeButton dealerId={user.id} />}
    >
      <StandingNotice />
      {canPrice && <Prices dealerId={user.id} />}
      {!isDealer && <NoStore />}
    </Page>
  );
}
