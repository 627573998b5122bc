import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ListProductsApiArg, ProductResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { EmptyState, ErrorState } from '@/components/feedback';
import { useText as useCommonText } from '@/components/messages';
import { useDescription } from '@/components/page/useDescription';
import {
  CategoryButtons,
  ProductCard,
  ProductGrid,
  ProductGridSkeleton,
} from '@/components/products';
import { AgeGate } from '@/components/public/AgeGate';
import { Canonical } from '@/components/public/Canonical';
import { Footer } from '@/components/public/Footer';
import { SkipLink } from '@/components/shell/SkipLink';
import { CartButton } from '@/components/public/CartButton';
import { FilterBar, useTableState, type TableState } from '@/components/table';
import { Pager } from '@/components/table/Pager';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { useText } from './messages';

interface StoreProps {
  title: string;
  banner: string;
  lead: string;
  /** The door of the people this store is for. */
  login: string;
  /** What a card shows in the place of the usual prices. */
  figures: (product: ProductResponse) => ReactNode;
}

const FILTERS = ['q', 'category'] as const;
const PAGE_SIZE = 24;

function Banner({ title, banner, lead, login }: Omit<StoreProps, 'figures'>) {
  useDescription(lead);
  const text = useText();
  const common = useCommonText();
  const { user } = useSession();
  return (
    <Box component="header" sx={{ bgcolor: 'surface.hero', color: 'surface.onHero' }}>
      <title>{`${title} · ${common('productName')}`}</title>
      <Container maxWidth="xl" sx={{ py: { xs: 3, md: 4 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 3 }}>
          <Button component={Link} to={paths.home} color="inherit" sx={{ ml: -2 }}>
            {text('backHome')}
          </Button>
          <Box sx={{ flexGrow: 1 }} />
          <Box sx={{ '& a': { color: 'inherit' } }}>
            <CartButton />
          </Box>
          <Button
            component={Link}
            to={user ? dashboardPath(user) : login}
            color="inherit"
            sx={{ border: 1, borderColor: 'currentcolor' }}
          >
            {text(user ? 'dashboard' : 'login')}
          </Button>
        </Box>
        <Typography variant="overline" component="p" sx={{ opacity: 0.85 }}>
          {title}
        </Typography>
        <Typography variant="h1" sx={{ fontSize: { md: '2.5rem' }, maxWidth: '24ch' }}>
          {banner}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '60ch', opacity: 0.88 }}>{lead}</Typography>
      </Container>
    </Box>
  );
}

interface ShelfProps {
  table: TableState<(typeof FILTERS)[number]>;
  figures: StoreProps['figures'];
}

function Shelf({ table, figures }: ShelfProps) {
  const text = useText();
  const common = useCommonText();
  const args = { ...table.args, status: 'active' } as ListProductsApiArg;
  const { data, error, isFetching, refetch } = api.useListProductsQuery(args);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProductGridSkeleton />;
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
    <Box aria-busy={isFetching} sx={{ display: 'grid', gap: 2, opacity: isFetching ? 0.7 : 1 }}>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {text('found', { count: data.total })}
      </Typography>
      <ProductGrid>
        {data.items.map((product) => (
          <ProductCard key={product.id} product={product} prices={figures(product)} heading="h2" />
        ))}
      </ProductGrid>
      {(data.next !== null || table.page > 1) && (
        <Card>
          <Pager table={table} list={data} />
        </Card>
      )}
    </Box>
  );
}

/** A public store in a frame of its own: banner with its ways out, search, category buttons, products with the store's own figures. */
export function Store({ figures, ...banner }: StoreProps) {
  const text = useText();
  const { data: categories } = api.useListCategoriesQuery();
  const table = useTableState({ filters: FILTERS, pageSize: PAGE_SIZE });
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
        sx={{ py: 4, display: 'grid', gap: 2, alignContent: 'start', flexGrow: 1, outline: 0 }}
      >
        <FilterBar table={table} filters={[{ kind: 'search', name: 'q', label: text('search') }]} />
        <CategoryButtons
          categories={categories?.items}
          value={table.filters.category}
          onChange={(category) => table.setFilter('category', category)}
        />
        <Shelf table={table} figures={figures} />
      </Container>
      <Footer />
      <AgeGate />
    </Box>
  );
}
