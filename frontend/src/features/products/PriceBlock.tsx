import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { Money } from '@/ui/data';
import { useText } from './messages';
import { priceTags } from './prices';
import type { ShownProduct } from './types';

interface PriceBlockProps {
  product: ShownProduct;
  large?: boolean;
}

/** The prices this person sees, each with its name; nothing for guests. */
export function PriceBlock({ product, large = false }: PriceBlockProps) {
  const text = useText();
  const { user } = useSession();
  const tags = priceTags(product, user);
  if (tags.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
      {tags.map(({ label, amount }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: large ? 'flex-start' : 'space-between',
            gap: 1.5,
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {text(label)}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 650, fontSize: large ? '1.5rem' : '1.0625rem' }}
          >
            <Money amount={amount} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
