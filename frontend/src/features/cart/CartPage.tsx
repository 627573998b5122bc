import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { CartContents, useServerCart } from '@/features/cart';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { ClosedNotice, isBuyer, mayOrder } from '@/features/products';
import { selectCartLines } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { Checkout } from './Checkout';
import { ClearCart } from './ClearCart';
import { GuestInvitation } from './GuestInvitation';
import { useText } from './messages';

function Refusal({ title, sentence }: { title: string; sentence: string }) {
  return (
    <Alert severity="info">
      <AlertTitle>{title}</AlertTitle>
      {sentence}
    </Alert>
  );
}

/** The cart, and beside it what this person can do with it: order, sign in, or read why not. */
export default function CartPage() {
  const text = useText();
  const { user } = useSession();
  const lines = useSelector(selectCartLines);
  const isFree = mayOrder(user);
  const pricing = useServerCart(isFree);
  const quickOrder = (
    <Button component={Link} to={paths.buying.quickOrder} variant="outlined">
      {text('quickOrder')}
    </Button>
  );

  if (lines.length === 0)
    return (
      <Page title={text('title')}>
        <EmptyState
          icon={<ShoppingCartIcon />}
          title={text('empty')}
          text={text('emptyText')}
          action={
            <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
              <Button component={Link} to={paths.products} variant="contained">
                {text('browse')}
              </Button>
              {isFree && quickOrder}
            </Box>
          }
        />
      </Page>
    );

  const beside = () => {
    if (!user) return <GuestInvitation />;
    if (!isBuyer(user)) return <Refusal title={text('noBuyer')} sentence={text('noBuyerText')} />;
    if (!isFree) return <Refusal title={text('waiting')} sentence={text('waitingText')} />;
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
