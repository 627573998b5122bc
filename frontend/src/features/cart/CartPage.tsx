import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { CartContents, useServerCart } from '@/features/cart';
import { Page } from '@/ui/page/Page';
import { ClosedNotice } from '@/features/products';
import { mayOrder, orderBlock } from '@/lib/buyers';
import { selectCartLines } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { Checkout } from './Checkout';
import { ClearCart } from './ClearCart';
import { EmptyCart, OrderRefusal } from './contents/CartStates';
import { GuestInvitation } from './GuestInvitation';
import { useText } from './messages';

/** The cart, and beside it what this person can do with it: order, sign in, or read why not. */
export default function CartPage() {
  const text = useText();
  const { user } = useSession();
  const lines = useSelector(selectCartLines);
  const isFree = mayOrder(user);
  const block = orderBlock(user);
  const pricing = useServerCart(isFree);
  const quickOrder = (
    <Button component={Link} to={paths.buying.quickOrder} variant="outlined">
      {text('quickOrder')}
    </Button>
  );

  if (lines.length === 0)
    return (
      <Page title={text('title')}>
        <EmptyCart more={isFree && quickOrder} />
      </Page>
    );

  const beside = () => {
    if (!user) return <GuestInvitation />;
    if (block) return <OrderRefusal reason={block} />;
    return <Checkout buyer={user} pricing={pricing} />;
  };
  return (
    <Page title={text('title')} action={isFree && quickOrder}>
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
    </Page>
  );
}
