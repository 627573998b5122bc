import { api } from '@/api/enhance';
import { ErrorState } from '@/ui/feedback';
import { ProductCard, ProductGrid, ProductGridSkeleton } from '@/features/products';

/** The newest products with the person's own prices. */
export function LatestProducts({ count }: { count: number }) {
  // Rows that are full.
  const most = count % 4 === 0 ? 4 : 3;
  const { data, error, refetch } = api.useListProductsQuery({
    status: 'active',
    sort: 'newest',
    limit: count,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProductGridSkeleton count={count} most={most} />;
  return (
    <ProductGrid most={most}>
      {data.items.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ProductGrid>
  );
}
