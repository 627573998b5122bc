import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCartCount } from '@/lib/cart';
import { lazyPart, loadPart } from '@/lib/parts';
import { useText } from '@/ui/messages';

const load = () => import('./CartDialog');
const CartDialog = lazyPart(load);
const ahead = () => void loadPart(load).catch(() => undefined);

/** The count of what is in the cart; the cart opens over the page, and is loaded when somebody comes near. */
export function CartTool() {
  const text = useText();
  const count = useSelector(selectCartCount);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={text('cartWith', { count })}
        aria-haspopup="dialog"
        onPointerEnter={ahead}
        onFocus={ahead}
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
