import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ProductCard } from '@/features/products/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '@/features/products/ProductGrid';
import { useText } from './messages';
import { RESERVED } from './reserved';

const COUNT = 8;

/** The newest products on sale, four in a row. Only guests get here, so only they load the list. */
export default function FeaturedGrid() {
  const text = useText();
  const { data, error, refetch } = api.useListProductsQuery({
    status: 'active',
    sort: 'newest',
    limit: COUNT,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box sx={{ minHeight: RESERVED }}>
        <ProductGridSkeleton count={COUNT} />
      </Box>
    );
  if (data.items.length === 0)
    return <EmptyState title={text('noProducts')} text={text('noProductsText')} />;
  return (
    <ProductGrid>
      {data.items.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ProductGrid>
  );
}
