import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { Money } from '@/ui/data/Money';
import { mayOrder, orderBlock } from '@/lib/buyers';
import { selectCartLines } from '@/lib/cart';
import { addMoney } from '@/lib/money';
import { doorFrom } from '@/lib/next';
import { paths } from '@/lib/paths';
import { CartContents } from './CartContents';
import { EmptyCart, OrderRefusal } from './CartStates';
import { useText } from './messages';
import { useServerCart } from './useServerCart';

const TO_CHECKOUT = { pathname: paths.cart, hash: '#checkout' };
/** Where a window has room, the cart is a panel at its edge; on a phone it is all there is to see. */
const PANEL = {
  position: 'fixed',
  top: 8,
  right: 8,
  m: 0,
  width: 'min(460px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
} as const;

/** The cart over the page somebody shops on: change it, look at all of it, or go to the checkout. */
export default function CartDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const id = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { user } = useSession();
  const canOrder = mayOrder(user);
  const block = orderBlock(user);
  const lines = useSelector(selectCartLines);
  const pricing = useServerCart(canOrder);
  const { cart, isCurrent, isCutOff } = pricing;
  const groups = cart?.groups ?? [];
  const isEmpty = lines.length === 0;
  const { key } = useLocation();
  const opened = useRef(key);
  // A line leads to its product.
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: isNarrow ? { m: 0, width: 1, maxWidth: 1, borderRadius: 0 } : PANEL },
      }}
    >
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1 }}>{text('cart')}</Box>
        <IconButton edge="end" aria-label={text('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {isCutOff && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {text('cutOff')}
          </Alert>
        )}
        {isEmpty ? (
          <EmptyCart onLeave={onClose} />
        ) : (
          <CartContents lines={lines} pricing={pricing} />
        )}
      </DialogContent>
      {!isEmpty && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Box
            sx={{
              flexGrow: 1,
              // The sum has a row of its own, above both buttons.
              flexBasis: '100%',
              opacity: isCurrent ? 1 : 0.6,
            }}
            aria-busy={!isCurrent}
          >
            {cart && (
              <Typography
                variant="h5"
                component="p"
                sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
              >
                {text('total')}{' '}
                <Money amount={addMoney('0', ...groups.map(({ totals }) => totals.total))} />
              </Typography>
            )}
            {groups.length > 1 && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {text('stores', { count: groups.length })}
              </Typography>
            )}
          </Box>
          {block && (
            <Box sx={{ flexBasis: '100%' }}>
              <OrderRefusal reason={block} />
            </Box>
          )}
          <Button
            component={Link}
            to={paths.cart}
            variant="outlined"
            onClick={onClose}
            sx={{ flexGrow: 1 }}
          >
            {text('viewCart')}
          </Button>
          {!block && (
            <Button
              component={Link}
              to={user ? TO_CHECKOUT : doorFrom(paths.login.customer, TO_CHECKOUT)}
              variant="contained"
              onClick={onClose}
              sx={{ flexGrow: 1 }}
            >
              {text(user ? 'checkout' : 'signInToOrder')}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
