import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ProductImage } from '@/ui/data';
import { paths } from '@/lib/paths';
import { ring } from '@/theme/focus';
import { AddToCartButton } from './AddToCartButton';
import { CategoryBadge } from './CategoryBadge';
import { OnlyLeft, PriceBlock } from './PriceBlock';
import { ON_PICTURE, SaveButton } from './SaveButton';
import type { ShownProduct } from './types';

export interface ProductCardProps {
  product: ShownProduct;
  /** In the place of the prices of this person, such as a store's own figures. */
  prices?: ReactNode;
  /** In the place of Add to Cart. */
  action?: ReactNode;
  /** Where its page is, if not at its usual address. */
  to?: string;
  /** A picture that is visible at once. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/** The number of lines a text may take. */
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
});

/** A product in a grid: picture, category, name, two lines of description, prices, the way into the cart. */
export function ProductCard(props: ProductCardProps) {
  const { product, prices, action, to, eager, heading = 'h3' } = props;
  const { id, name, description, category, cardImageUrl, imageUrl } = product;
  return (
    <Card
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        transition: 'border-color 0.15s',
        '&:hover': { borderColor: 'text.secondary' },
        // The link covers the card, and its own ring would be cut off with the lines of its text.
        '&:has(:is(h2, h3) > a:focus-visible)': ring,
      }}
    >
      <ProductImage src={cardImageUrl ?? imageUrl} alt="" eager={eager ?? false} />
      {!to && (
        <Box sx={ON_PICTURE}>
          <SaveButton product={product} />
        </Box>
      )}
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Box>
          <CategoryBadge category={category} />
        </Box>
        <Typography variant="h5" component={heading} sx={lines(2)}>
          <Link
            component={RouterLink}
            to={to ?? paths.product(id)}
            color="inherit"
            underline="none"
            sx={{
              fontWeight: 'inherit',
              '&:focus-visible': { outline: 0 },
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...lines(2) }}>
          {description}
        </Typography>
        <Box sx={{ mt: 'auto', pt: 1, display: 'grid', gap: 1.5 }}>
          {prices ?? <PriceBlock product={product} />}
          <OnlyLeft product={product} />
          {/* Above the link that covers the card. */}
          <Box sx={{ position: 'relative', zIndex: 1, '&:empty': { display: 'none' } }}>
            {action ?? <AddToCartButton product={product} fullWidth />}
          </Box>
        </Box>
      </Box>
    </Card>
  );
}
