import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { ProductCard } from '@/features/products/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '@/features/products/ProductGrid';
import { useText } from './messages';
import { RESERVED } from './reserved';

const COUNT = 8;

/** The newest products on sale, four in a row. Only guests get here, so only they load the list. */
export default function FeaturedGrid() {
  const text = useText();
  const query = api.useListProductsQuery({
    status: 'active',
    sort: 'newest',
    limit: COUNT,
  });
  return (
    <QueryView
      query={query}
      loading={
        <Box sx={{ minHeight: RESERVED }}>
          <ProductGridSkeleton count={COUNT} />
        </Box>
      }
    >
      {(data) => {
        if (data.items.length === 0) return <EmptyState title={text('noProducts')} />;
        return (
          <ProductGrid>
            {data.items.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        );
      }}
    </QueryView>
  );
}
