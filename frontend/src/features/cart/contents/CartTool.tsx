import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCartCount } from '@/lib/cart';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';

const CartDialog = lazyPart(() => import('./CartDialog'));

/** The cart's count in the bar of a dashboard; the cart opens over the page. */
export function CartTool() {
  const text = useText();
  const count = useSelector(selectCartCount);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={text('openCart', { count })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Badge badgeContent={count} color="primary" max={999} showZero>
          <ShoppingCartIcon />
        </Badge>
      </IconButton>
      {isOpen && (
        <Suspense>
          <CartDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
