import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useContext, type ReactNode } from 'react';
import { api } from '@/api/enhance';
import { readParams } from '@/lib/queryParams';
import type { ProductResponse } from '@/api/generated';
import { EmptyState, QueryView } from '@/ui/feedback';
import { useText as useCommonText } from '@/ui/messages';
import {
  CategoryButtons,
  PRODUCT_PARAMS,
  ProductCard,
  ProductGrid,
  ProductGridSkeleton,
  type ProductCardProps,
} from '@/features/products';
import { AgeGate } from '@/areas/public/AgeGate';
import { Canonical } from '@/areas/public/Canonical';
import { Footer } from '@/areas/public/Footer';
import { InShell } from '@/ui/shell/inShell';
import { SkipLink } from '@/ui/shell/SkipLink';
import { FilterBar, useTableState, type TableState } from '@/ui/table';
import { Pager } from '@/ui/table/Pager';
import { Banner, type BannerProps } from './Banner';
import { useText } from './messages';

interface ShelfProps {
  /** Whose prices are shown: `dealer`, `agent`, or `dealer:7` for one dealer's own store. */
  store: string;
  /** What a card of this store has of its own. */
  card: (product: ProductResponse) => Pick<ProductCardProps, 'prices' | 'action' | 'to'>;
}

interface StoreProps extends BannerProps, ShelfProps {
  /** Above the products. */
  note?: ReactNode;
}

const FILTERS = ['q', 'category'] as const;
const PAGE_SIZE = 24;
/** Pictures that are on the screen before anybody scrolls. */
const EAGER = 4;

function Shelf({
  table,
  store,
  card,
}: ShelfProps & { table: TableState<(typeof FILTERS)[number]> }) {
  const text = useText();
  const common = useCommonText();
  const query = api.useListProductsQuery({
    ...readParams(table.args, PRODUCT_PARAMS),
    status: 'active',
    store,
  });
  return (
    <QueryView query={query} loading={<ProductGridSkeleton />}>
      {(data) => {
        if (data.items.length === 0)
          return (
            <EmptyState
              title={text('empty')}
              text={text(table.hasFilters ? 'emptyText' : 'emptyStore')}
              action={
                table.hasFilters && (
                  <Button variant="outlined" onClick={table.clearFilters}>
                    {common('clearFilters')}
                  </Button>
                )
              }
            />
          );
        return (
          <Box
            aria-busy={query.isFetching}
            sx={{ display: 'grid', gap: 2, opacity: query.isFetching ? 0.7 : 1 }}
          >
            <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
              {text('found', { count: data.total })}
            </Typography>
            <ProductGrid>
              {data.items.map((product, place) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  eager={place < EAGER}
                  heading="h2"
                  {...card(product)}
                />
              ))}
            </ProductGrid>
            {(data.next !== null || table.page > 1) && (
              <Card>
                <Pager table={table} list={data} />
              </Card>
            )}
          </Box>
        );
      }}
    </QueryView>
  );
}

const CONTENT = { py: 4, display: 'grid', gap: 2, alignContent: 'start' } as const;

/**
 * The frame of everything a store shows: banner, content, footer, and the question of age. Inside a shell only banner and
 * content.
 */
export function StoreFrame({ children, ...banner }: BannerProps & { children: ReactNode }) {
  const inShell = useContext(InShell);
  if (inShell)
    return (
      <>
        <Banner {...banner} />
        <Container maxWidth="xl" sx={CONTENT}>
          {children}
        </Container>
      </>
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Canonical />
      <SkipLink />
      <Banner {...banner} />
      <Container
        component="main"
        id="content"
        tabIndex={-1}
        maxWidth="xl"
        sx={{ ...CONTENT, flexGrow: 1, outline: 0 }}
      >
        {children}
      </Container>
      <Footer />
      <AgeGate />
    </Box>
  );
}

/** A public store in a frame of its own: banner with its ways out, search, category buttons, products with the store's own figures. */
export function Store({ store, card, note, ...banner }: StoreProps) {
  const text = useText();
  const { data: categories } = api.useListCategoriesQuery({});
  const table = useTableState({ filters: FILTERS, pageSize: PAGE_SIZE });
  return (
    <StoreFrame {...banner}>
      {note}
      <FilterBar table={table} filters={[{ kind: 'search', name: 'q', label: text('search') }]} />
      <CategoryButtons
        categories={categories?.items}
        value={table.filters.category}
        onChange={(category) => table.setFilter('category', category)}
      />
      <Shelf table={table} store={store} card={card} />
    </StoreFrame>
  );
}
