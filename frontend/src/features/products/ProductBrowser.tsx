import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { EmptyState, QueryView, shownOf } from '@/ui/feedback';
import { useText as useCommonText } from '@/ui/messages';
import { Pager } from '@/ui/table/Pager';
import { BrowserControls } from './BrowserControls';
import { useText } from './browserMessages';
import { ClosedNotice } from './ClosedNotice';
import { ActiveFilters } from './filters/ActiveFilters';
import { FilterDrawer } from './filters/FilterDrawer';
import { FilterPanel } from './filters/FilterPanel';
import { useShop, useView, type Shop, type View } from './filters/useShop';
import { ProductCard } from './ProductCard';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { ProductRow } from './ProductRow';

/** Pictures that are on the screen before anybody scrolls. */
const EAGER = 4;
/** Where the filters have room beside the products. */
const BESIDE = 'lg';

interface ProductsProps {
  products: readonly ProductResponse[];
  view: View;
}

function Products({ products, view }: ProductsProps) {
  const text = useText();
  if (view === 'list')
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }} role="region" aria-label={text('products')}>
        {products.map((product, index) => (
          <ProductRow key={product.id} product={product} eager={index < EAGER} />
        ))}
      </Box>
    );
  return (
    <ProductGrid fit>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < EAGER} heading="h2" />
      ))}
    </ProductGrid>
  );
}

function Nothing({ shop }: { shop: Shop }) {
  const text = useText();
  const common = useCommonText();
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title={text('empty')}
      text={text(shop.hasFilters ? 'emptyText' : 'emptyShop')}
      action={
        shop.hasFilters && (
          <Button variant="outlined" onClick={shop.clear}>
            {common('clearFilters')}
          </Button>
        )
      }
    />
  );
}

/** The products of this page of the list, or why there are none. */
function Shelf({ shop, view }: { shop: Shop; view: View }) {
  const list = api.useListProductsQuery(shop.args);
  const { isFetching } = list;
  return (
    <QueryView query={list} loading={<ProductGridSkeleton fit />}>
      {(data) => {
        if (data.items.length === 0) return <Nothing shop={shop} />;
        return (
          <Box
            aria-busy={isFetching}
            sx={{ opacity: isFetching ? 0.7 : 1, transition: 'opacity 0.15s' }}
          >
            <Products products={data.items} view={view} />
            {(data.next !== null || shop.table.page > 1) && (
              <Pager table={shop.table} list={data} />
            )}
          </Box>
        );
      }}
    </QueryView>
  );
}

/** The catalogue to search, filter, sort and page through; everything about it stands in the address. */
export function ProductBrowser() {
  const text = useText();
  const shop = useShop();
  const view = useView();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up(BESIDE));
  const data = shownOf(api.useListProductsQuery(shop.args));
  const facets = api.useListProductFacetsQuery(shop.facetArgs);
  const panel = <FilterPanel shop={shop} list={facets} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ClosedNotice />
      <BrowserControls
        shop={shop}
        isEmpty={data?.items.length === 0}
        more={
          !isWide && (
            <FilterDrawer shop={shop} total={data?.total}>
              {panel}
            </FilterDrawer>
          )
        }
        {...view}
      />
      <ActiveFilters shop={shop} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', [BESIDE]: '232px minmax(0, 1fr)' },
        }}
      >
        {isWide && (
          <Box component="aside" aria-label={text('filters')}>
            {panel}
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography
            variant="body2"
            aria-live="polite"
            sx={{ color: 'text.secondary', minHeight: 22 }}
          >
            {data && text('found', { count: data.total })}
          </Typography>
          <Shelf shop={shop} view={view.view} />
        </Box>
      </Box>
    </Box>
  );
}
