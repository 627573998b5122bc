import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ProductResponse } from '@/api/generated';
import { useText } from './messages';

function sizeOf({ length, width, height, dimensionUnit }: ProductResponse): string | undefined {
  const sides = [length, width, height];
  if (sides.some((side) => side === null || side === undefined)) return undefined;
  return `${sides.join(' × ')} ${dimensionUnit}`;
}

function weightOf({ weight, weightUnit }: ProductResponse): string | undefined {
  return weight === null || weight === undefined ? undefined : `${weight} ${weightUnit}`;
}

/** The long text and the measures. */
export function ProductFacts({ product }: { product: ProductResponse }) {
  const text = useText();
  const facts = (
    [
      [text('sku'), product.sku],
      [text('weight'), weightOf(product)],
      [text('size'), sizeOf(product)],
    ] as const
  ).filter(([, value]) => value);
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 5, gridTemplateColumns: { md: '1.6fr 1fr' } }}>
      <Card component="section" sx={{ p: 3 }}>
        <Typography variant="h4" component="h2">
          {text('description')}
        </Typography>
        <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', maxWidth: '70ch' }}>
          {product.description || text('noDescription')}
        </Typography>
      </Card>
      <Card component="section" sx={{ p: 3 }}>
        <Typography variant="h4" component="h2">
          {text('details')}
        </Typography>
        <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}
