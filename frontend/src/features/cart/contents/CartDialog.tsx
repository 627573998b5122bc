import CloseIcon from '@mui/icons-material/Close';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
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
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { Money } from '@/ui/data';
import { EmptyState } from '@/ui/feedback';
import { mayOrder } from '@/features/products';
import { selectCartLines } from '@/lib/cart';
import { addMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { CartContents } from './CartContents';
import { useText } from './messages';
import { useServerCart } from './useServerCart';

/** The cart over the page somebody shops on: change it, go on, or go to the checkout. */
export default function CartDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const id = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { user } = useSession();
  const lines = useSelector(selectCartLines);
  const pricing = useServerCart(mayOrder(user));
  const { cart, isCurrent, isCutOff } = pricing;
  const groups = cart?.groups ?? [];
  const isEmpty = lines.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={id}
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
          <EmptyState icon={<ShoppingCartIcon />} title={text('empty')} text={text('emptyText')} />
        ) : (
          <CartContents lines={lines} pricing={pricing} />
        )}
      </DialogContent>
      {!isEmpty && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Box
            sx={{
              flexGrow: 1,
              // On a phone the sum has a row of its own, above both buttons.
              flexBasis: { xs: '100%', sm: 'auto' },
              opacity: isCurrent ? 1 : 0.6,
            }}
            aria-busy={!isCurrent}
          >
            {cart && (
              <Typography variant="h5" component="p">
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
          <Button color="inherit" onClick={onClose}>
            {text('goOn')}
          </Button>
          <Button component={Link} to={paths.cart} variant="contained" onClick={onClose}>
            {text('checkout')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
