import { api } from '@/api/enhance';
import { QueryView } from '@/ui/feedback';
import { ProductCard, ProductGrid, ProductGridSkeleton } from '@/features/products';

/** The newest products with the person's own prices. */
export function LatestProducts({ count }: { count: number }) {
  // Rows that are full.
  const most = count % 4 === 0 ? 4 : 3;
  const query = api.useListProductsQuery({
    status: 'active',
    sort: 'newest',
    limit: count,
  });
  return (
    <QueryView query={query} loading={<ProductGridSkeleton count={count} most={most} />}>
      {(data) => (
        <ProductGrid most={most}>
          {data.items.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ProductGrid>
      )}
    </QueryView>
  );
}
