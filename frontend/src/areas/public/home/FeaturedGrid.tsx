import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { ProductCard } from '@/features/products/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '@/features/products/ProductGrid';
import { useBestSellersQuery } from './BestSellers';
import { useText } from './messages';
import { BESIDE_TITLE, RESERVED } from './reserved';

const COUNT = 8;

/** The newest products besides the best sellers, four in a row; nothing where there are no more. Only guests get here and load them. */
export default function FeaturedGrid() {
  const text = useText();
  const best = useBestSellersQuery();
  const above = best.data?.items.map(({ id }) => id) ?? [];
  const query = api.useListProductsQuery({
    status: 'active',
    sort: 'newest',
    limit: BESIDE_TITLE + COUNT,
  });
  const loading = (
    <Box sx={{ position: 'relative', pb: RESERVED }}>
      <Box sx={{ position: 'absolute', inset: 0 }}>
        <ProductGridSkeleton count={COUNT} />
      </Box>
    </Box>
  );
  // Otherwise a best seller might stand here for a moment.
  if (best.isLoading) return loading;
  return (
    <QueryView query={query} loading={loading}>
      {(data) => {
        if (data.items.length === 0) return <EmptyState title={text('noProducts')} />;
        const others = data.items.filter(({ id }) => !above.includes(id)).slice(0, COUNT);
        if (others.length === 0) return null;
        return (
          <ProductGrid>
            {others.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        );
      }}
    </QueryView>
  );
}
