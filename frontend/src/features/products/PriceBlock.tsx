import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useDoorFromHere } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import { paths } from '@/lib/paths';
import { piecesName } from '@/lib/sizes';
import { stockLevel } from '@/lib/stock';
import { Money } from '@/ui/data';
import { useText } from './messages';
import { priceTags } from './prices';
import type { ShownProduct } from './types';

interface PriceBlockProps {
  product: ShownProduct;
  large?: boolean;
}

/** In the place of the price guests do not see: the way to it, which leads back here. */
function PriceDoor() {
  const text = useText();
  const doorFromHere = useDoorFromHere();
  return (
    <Link
      component={RouterLink}
      to={doorFromHere(paths.login.customer)}
      variant="body2"
      // Above the link that covers a card; as tall as a finger needs it.
      sx={{ position: 'relative', zIndex: 1, justifySelf: 'start', fontWeight: 600, py: 0.5 }}
    >
      {text('signInForPrice')}
    </Link>
  );
}

/** How few pieces there are, where the person is told and they are few. */
export function OnlyLeft({ product }: { product: ShownProduct }) {
  const text = useText();
  const count = product.stockAvailable;
  if (!product.isActive || typeof count !== 'number' || stockLevel(count) !== 'low') return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, color: 'tone.warning.fg' }}>
      {text('onlyLeft', { amount: piecesName(count) })}
    </Typography>
  );
}

/** The prices this person sees, each with its name; for guests the way to them. */
export function PriceBlock({ product, large = false }: PriceBlockProps) {
  const text = useText();
  const { user } = useSession();
  const tags = priceTags(product, user);
  if (!user) return <PriceDoor />;
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
