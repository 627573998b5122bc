import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ProductImage } from '@/ui/data';
import { paths } from '@/lib/paths';
import { AddToCartButton } from './AddToCartButton';
import { CategoryBadge } from './CategoryBadge';
import { OnlyLeft, PriceBlock } from './PriceBlock';
import { SaveButton } from './SaveButton';
import { StockNote } from './StockNote';
import type { ShownProduct } from './types';

interface ProductRowProps {
  product: ShownProduct;
  /** A picture that is visible at once. */
  eager?: boolean;
  /** How much there is of it, not only where that is little. */
  withStock?: boolean;
}

/** A product as one line of a list; on phones the parts stand below each other. */
export function ProductRow({ product, eager = false, withStock = false }: ProductRowProps) {
  const { id, name, description, category, cardImageUrl, imageUrl } = product;
  return (
    <Card
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '96px 1fr', md: '128px 1fr 200px 220px' },
        gap: { xs: 1.5, md: 2.5 },
        alignItems: 'center',
        p: 1.5,
      }}
    >
      <Box sx={{ borderRadius: 0.8, overflow: 'hidden', alignSelf: 'start' }}>
        <ProductImage src={cardImageUrl ?? imageUrl} alt="" eager={eager} />
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <CategoryBadge category={category} />
        <Typography variant="h5" component="h2">
          <Link
            component={RouterLink}
            to={paths.product(id)}
            color="inherit"
            sx={{ fontWeight: 'inherit' }}
          >
            {name}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          }}
        >
          {description}
        </Typography>
        {withStock ? <StockNote product={product} /> : <OnlyLeft product={product} />}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          '&:empty': { display: { xs: 'none', md: 'block' } },
        }}
      >
        <PriceBlock product={product} />
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <AddToCartButton product={product} fullWidth />
        </Box>
        <SaveButton product={product} />
      </Box>
    </Card>
  );
}
