import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { SessionUser } from '@/access/user';
import { groupKey, useStoreName, type PricedCart } from '@/features/cart';
import { paths } from '@/lib/paths';
import type { CartGroupResponse, CartTotals, QuoteCartRequest } from '@/api/generated';
import { OrderTotals } from '@/features/orders';
import { PICK_UP } from '@/lib/methods';
import { formatMoney } from '@/lib/money';
import { useZodForm } from '@/ui/form';
import { CheckoutForm } from './CheckoutForm';
import { checkoutSchema, emptyCheckout } from './checkoutForm';
import { useText } from './messages';

interface StoreChoiceProps {
  groups: readonly CartGroupResponse[];
  nameOf: (group: CartGroupResponse) => string;
  value: string;
  onChange: (key: string) => void;
}

/** Which store is ordered from; there is a choice only where the cart holds lines of several. */
function StoreChoice({ groups, nameOf, value, onChange }: StoreChoiceProps) {
  const text = useText();
  const id = useId();
  if (groups.length < 2) return null;
  return (
    <FormControl sx={{ mb: 3 }}>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {text('orderWhich')}
      </FormLabel>
      <FormHelperText sx={{ mx: 0 }}>{text('orderWhichHint')}</FormHelperText>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, key) => onChange(key)}
        sx={{ mt: 1 }}
      >
        {groups.map((group) => (
          <FormControlLabel
            key={groupKey(group)}
            value={groupKey(group)}
            control={<Radio size="small" />}
            label={`${nameOf(group)} · ${formatMoney(group.totals.total)}`}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface SummaryProps {
  group: CartGroupResponse | undefined;
  isCurrent: boolean;
}

/** What an order of this group comes to; dimmed while a new answer is on its way. */
function Summary({ group, isCurrent }: SummaryProps) {
  const text = useText();
  if (!group)
    return (
      <Box aria-busy aria-label={text('pricing')}>
        <Skeleton />
        <Skeleton width="60%" />
      </Box>
    );
  const { total, ...parts } = group.totals;
  return (
    <Box aria-busy={!isCurrent} sx={{ opacity: isCurrent ? 1 : 0.6 }}>
      <OrderTotals {...parts} totalAmount={total} complete />
    </Box>
  );
}

/**
 * What an order of a group comes to where it goes to an address of the book: the tax depends on the place. It is asked anew
 * whenever the cart was read anew, so that it is never older than the cart.
 */
function useTotalsAt(group: CartGroupResponse | undefined, addressId: string, readAt: number) {
  const [quote] = api.useQuoteCartMutation();
  const [told, setTold] = useState<{ place: string; call: string; totals?: CartTotals }>();
  const place = group && addressId ? `${groupKey(group)} ${addressId}` : '';
  const body: QuoteCartRequest = {
    addressId,
    sellerId: group?.sellerId ?? null,
    items:
      group?.lines.map(({ productId, tier, quantity }) => ({ productId, tier, quantity })) ?? [],
  };
  const call = place && JSON.stringify([body, readAt]);
  useEffect(() => {
    if (!call) return undefined;
    let isOver = false;
    const [quoteCartRequest] = JSON.parse(call) as [QuoteCartRequest];
    void quote({ quoteCartRequest }).then(({ data }) => {
      if (!isOver) setTold({ place, call, ...(data ? { totals: data } : {}) });
    });
    return () => {
      isOver = true;
    };
  }, [place, call, quote]);
  if (!call) return { totals: group?.totals, isCurrent: true, isFailed: false };
  const totals = told?.place === place ? told.totals : undefined;
  const isTold = told?.call === call;
  return {
    totals: totals ?? group?.totals,
    isCurrent: isTold && totals !== undefined,
    isFailed: isTold && totals === undefined,
  };
}

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
  const form = useZodForm(checkoutSchema, emptyCheckout);
  const [method, addressId] = useWatch({
    control: form.control,
    name: ['shippingMethod', 'addressId'],
  });
  const all = pricing.cart?.groups ?? [];
  const chosen = all.find((one) => groupKey(one) === picked) ?? all[0];
  const there = useTotalsAt(chosen, method === PICK_UP ? '' : addressId, pricing.readAt);
  const group = chosen && { ...chosen, totals: there.totals ?? chosen.totals };
  const groups = all.map((one) => (group && one === chosen ? group : one));
  const isCurrent = pricing.isCurrent && there.isCurrent;
  return (
    <>
      {(pricing.isCutOff || there.isFailed) && <CutOff again={pricing.again} />}
      <StoreChoice
        groups={groups}
        nameOf={nameOf}
        value={group ? groupKey(group) : ''}
        onChange={setPicked}
      />
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {text('summary')}
      </Typography>
      <Summary group={group} isCurrent={isCurrent} />
      <Typography
        id="checkout"
        variant="h4"
        component="h2"
        // Below the bar that stays at the top.
        sx={{ mt: 3, mb: 2, scrollMarginTop: 88 }}
      >
        {text('checkout')}
      </Typography>
      <CheckoutForm form={form} buyer={buyer} group={group} pricing={{ ...pricing, isCurrent }} />
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
