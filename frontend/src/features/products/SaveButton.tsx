import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useDoorFromHere } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import { isBuyer } from '@/lib/buyers';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { obstacle } from './buying';
import { useText } from './messages';
import type { ShownProduct } from './types';

/** Guests and staff do not load it. */
const ProductMark = lazyPart(() => import('./ProductMark'));

/** The heart of a product: buyers save it, guests are led to sign in and back here. Nothing for people who do not buy. */
export function SaveButton({ product }: { product: Pick<ShownProduct, 'id' | 'name'> }) {
  const text = useText();
  const { user } = useSession();
  const doorFromHere = useDoorFromHere();
  if (!isBuyer(user)) return null;
  if (user)
    return (
      <Suspense fallback={<Box sx={{ width: 40, height: 40 }} />}>
        <ProductMark product={product} of="saved" />
      </Suspense>
    );
  return (
    <IconButton
      component={Link}
      to={doorFromHere(paths.login.customer)}
      aria-label={text('signInToSave', { name: product.name })}
    >
      <FavoriteIcon />
    </IconButton>
  );
}

interface StockAlertProps {
  product: ShownProduct;
  /** It is bought of a dealer. */
  inStore?: boolean;
}

/** With it buyers ask to be notified when a product is back that only is sold out. Nothing for everybody else. */
export function StockAlert({ product, inStore = false }: StockAlertProps) {
  const { user } = useSession();
  if (!user || obstacle(product, user, inStore) !== 'outOfStock') return null;
  return (
    <Suspense>
      <ProductMark product={product} of="stockAlert" />
    </Suspense>
  );
}

/** Where the heart stands on a picture: above the link that covers a card. */
export const ON_PICTURE = {
  position: 'absolute',
  top: 8,
  right: 8,
  zIndex: 1,
  borderRadius: '50%',
  bgcolor: 'background.paper',
  '&:empty': { display: 'none' },
} as const;
