import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { CartQuoteResponse } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import { useSession } from '@/access/useSession';
import { EmptyState, ErrorState } from '@/components/feedback';
import { Page } from '@/components/page/Page';
import { ClosedNotice, isBuyer, waitsForApproval } from '@/components/products';
import { selectCartLines, type CartLine } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { CartLineRow } from './CartLineRow';
import { CheckoutForm } from './CheckoutForm';
import { ClearCart } from './ClearCart';
import { GuestInvitation } from './GuestInvitation';
import { useText } from './messages';
import { Summary } from './Summary';
import { useQuote } from './useQuote';

function Lines({ lines, quote }: { lines: CartLine[]; quote: CartQuoteResponse | undefined }) {
  const text = useText();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, alignSelf: 'start' }}>
      <Box component="ul" aria-label={text('lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <CartLineRow
            key={`${line.productId} ${line.tier}`}
            line={line}
            quoted={quote?.items.find(
              ({ productId, tier }) => productId === line.productId && tier === line.tier,
            )}
          />
        ))}
      </Box>
      <ClearCart count={lines.length} />
    </Card>
  );
}

function Refusal({ title, sentence }: { title: string; sentence: string }) {
  return (
    <Alert severity="info">
      <AlertTitle>{title}</AlertTitle>
      {sentence}
    </Alert>
  );
}

interface CheckoutProps extends ReturnType<typeof useQuote> {
  buyer: SessionUser;
}

function Checkout({ buyer, quote, error, isCurrent, again }: CheckoutProps) {
  const text = useText();
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {text('summary')}
      </Typography>
      {error ? (
        <ErrorState error={error} onRetry={again} />
      ) : (
        <Summary quote={quote} isCurrent={isCurrent} />
      )}
      <Typography variant="h4" component="h2" sx={{ mt: 3, mb: 2 }}>
        {text('checkout')}
      </Typography>
      <CheckoutForm buyer={buyer} quote={quote} isCurrent={isCurrent} onRefused={again} />
    </>
  );
}

/** The cart, and beside it what this person can do with it: order, sign in, or read why not. */
export default function CartPage() {
  const text = useText();
  const { user } = useSession();
  const lines = useSelector(selectCartLines);
  const mayOrder = user !== null && isBuyer(user) && !waitsForApproval(user);
  const pricing = useQuote(lines, mayOrder);

  if (lines.length === 0)
    return (
      <Page title={text('title')}>
        <EmptyState
          icon={<ShoppingCartIcon />}
          title={text('empty')}
          text={text('emptyText')}
          action={
            <Button component={Link} to={paths.products} variant="contained">
              {text('browse')}
            </Button>
          }
        />
      </Page>
    );

  const beside = () => {
    if (!user) return <GuestInvitation />;
    if (!isBuyer(user)) return <Refusal title={text('noBuyer')} sentence={text('noBuyerText')} />;
    if (!mayOrder) return <Refusal title={text('waiting')} sentence={text('waitingText')} />;
    return <Checkout buyer={user} {...pricing} />;
  };
  return (
    <Page title={text('title')}>
      <ClosedNotice />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1.7fr 1fr' } }}>
        <Lines lines={lines} quote={mayOrder ? pricing.quote : undefined} />
        <Card sx={{ p: 3, alignSelf: 'start' }}>{beside()}</Card>
      </Box>
    </Page>
  );
}
