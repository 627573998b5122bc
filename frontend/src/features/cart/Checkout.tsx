import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '@/access/user';
import { groupKey, useStoreName, type PricedCart } from '@/features/cart';
import { paths } from '@/lib/paths';
import { CheckoutForm } from './CheckoutForm';
import { useText } from './messages';
import { StoreChoice } from './StoreChoice';
import { Summary } from './Summary';

function CutOff({ again }: { again: () => void }) {
  const text = useText();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={again}>
          {text('retry')}
        </Button>
      }
    >
      <AlertTitle>{text('cutOff')}</AlertTitle>
      {text('cutOffText')}
    </Alert>
  );
}

/** What the order comes to, and how it is placed; one store at a time. */
export function Checkout({ buyer, pricing }: { buyer: SessionUser; pricing: PricedCart }) {
  const text = useText();
  const nameOf = useStoreName();
  const [picked, setPicked] = useState('');
  const groups = pricing.cart?.groups ?? [];
  const group = groups.find((one) => groupKey(one) === picked) ?? groups[0];
  return (
    <>
      {pricing.isCutOff && <CutOff again={pricing.again} />}
      <StoreChoice
        groups={groups}
        nameOf={nameOf}
        value={group ? groupKey(group) : ''}
        onChange={setPicked}
      />
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {text('summary')}
      </Typography>
      <Summary group={group} isCurrent={pricing.isCurrent} />
      <Typography
        id="checkout"
        variant="h4"
        component="h2"
        // Below the bar that stays at the top.
        sx={{ mt: 3, mb: 2, scrollMarginTop: 88 }}
      >
        {text('checkout')}
      </Typography>
      <CheckoutForm buyer={buyer} group={group} pricing={pricing} />
      {group && !group.sellerId && (
        <Button
          component={Link}
          to={`${paths.buying.newQuote}?from=cart`}
          fullWidth
          sx={{ mt: 1.5 }}
        >
          {text('askForQuote')}
        </Button>
      )}
    </>
  );
}
