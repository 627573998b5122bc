import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { useServerCart } from '@/components/cart';
import { EmptyState } from '@/components/feedback';
import { Page } from '@/components/page/Page';
import { ClosedNotice, isBuyer, waitsForApproval } from '@/components/products';
import { selectCartLines } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { CartParts, Checkout } from './CartParts';
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
  const mayOrder = user !== null && isBuyer(user) && !waitsForApproval(user);
  const pricing = useServerCart(mayOrder);
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
              {mayOrder && quickOrder}
            </Box>
          }
        />
      </Page>
    );

  const beside = () => {
    if (!user) return <GuestInvitation />;
    if (!isBuyer(user)) return <Refusal title={text('noBuyer')} sentence={text('noBuyerText')} />;
    if (!mayOrder) return <Refusal title={text('waiting')} sentence={text('waitingText')} />;
    return <Checkout buyer={user} pricing={pricing} />;
  };
  return (
    <Page title={text('title')} action={mayOrder && quickOrder}>
      <ClosedNotice />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1.7fr 1fr' },
        }}
      >
        <CartParts lines={lines} groups={pricing.cart?.groups ?? []} />
        <Card sx={{ p: 3, alignSelf: 'start' }}>{beside()}</Card>
      </Box>
    </Page>
  );
}
