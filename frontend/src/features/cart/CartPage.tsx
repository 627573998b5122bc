import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { CartContents, useServerCart } from '@/features/cart';
import { Page } from '@/ui/page/Page';
import { ClosedNotice } from '@/features/products';
import { mayOrder, orderBlock } from '@/lib/buyers';
import { cartEmptied, selectCartLines } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { Checkout } from './Checkout';
import { EmptyCart, OrderRefusal } from './contents/CartStates';
import { GuestInvitation } from './GuestInvitation';
import { useText } from './messages';
import { SavedCarts } from './SavedCarts';

/** Empties the whole cart; asks first, because lines were picked one by one. */
function ClearCart({ count }: { count: number }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsking(true)} sx={{ mt: 2, ml: -1.5 }}>
        {text('clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('clearTitle')}
        consequence={text('clearText', { count })}
        confirmLabel={text('clear')}
        danger
        loading={false}
        onConfirm={() => dispatch(cartEmptied())}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The cart, and beside it what this person can do with it: order, sign in, or read why not. */
export default function CartPage() {
  const text = useText();
  const { user } = useSession();
  const lines = useSelector(selectCartLines);
  const isEmpty = lines.length === 0;
  const isFree = mayOrder(user);
  const block = orderBlock(user);
  const pricing = useServerCart(isFree);
  const quickOrder = (
    <Button component={Link} to={paths.buying.quickOrder} variant="outlined">
      {text('quickOrder')}
    </Button>
  );

  const beside = () => {
    if (!user) return <GuestInvitation />;
    if (block) return <OrderRefusal reason={block} />;
    return <Checkout buyer={user} pricing={pricing} />;
  };
  const filled = () => (
    <>
      <ClosedNotice />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1.7fr 1fr' },
        }}
      >
        <Card sx={{ p: { xs: 2, sm: 3 }, alignSelf: 'start', minWidth: 0 }}>
          <CartContents lines={lines} pricing={pricing} />
          <ClearCart count={lines.length} />
        </Card>
        <Card sx={{ p: 3, alignSelf: 'start' }}>{beside()}</Card>
      </Box>
    </>
  );
  return (
    <Page title={text('title')} action={isFree && !isEmpty && quickOrder}>
      {isEmpty ? <EmptyCart more={isFree && quickOrder} /> : filled()}
      {/* In one place, whether the cart is empty or not: what it says of added lines stays when they come. */}
      {isFree && <SavedCarts withSave={!isEmpty} isCurrent={pricing.isCurrent} />}
    </Page>
  );
}
