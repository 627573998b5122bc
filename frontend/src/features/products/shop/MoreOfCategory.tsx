import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { ProductCard, ProductGrid } from '@/features/products';
import { useText } from './messages';

const SHOWN = 4;

/** Other products of the same category; nothing when there is no other. */
export function MoreOfCategory({ product }: { product: ProductResponse }) {
  const text = useText();
  const { category, id } = product;
  const { data } = api.useListProductsQuery({
    category: [category],
    status: 'active',
    limit: SHOWN + 1,
  });
  const others = data?.items.filter((other) => other.id !== id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {text('more', { category })}
      </Typography>
      <ProductGrid>
        {others.map((other) => (
          <ProductCard key={other.id} product={other} />
        ))}
      </ProductGrid>
    </Box>
  );
}
