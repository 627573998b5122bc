import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CartGroupResponse } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import type { PricedCart } from '@/features/cart';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { SelectField, TextField } from '@/ui/fields';
import { FormShell } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { asOptions, PAYMENT_METHODS, PICK_UP } from '@/lib/methods';
import { formatMoney } from '@/lib/money';
import { AddressChoice } from './AddressChoice';
import { useText } from './messages';
import { priceMoves, type Checkout } from './orderRequest';
import { ShippingChoice, type Offered } from './ShippingChoice';
import { usePlaceOrder } from './usePlaceOrder';

interface PriceChangeDialogProps {
  /** What has changed, a sentence each. */
  moves: readonly string[];
  /** What the order comes to now. */
  total: string;
  /** Whether that total is already known. */
  isCurrent: boolean;
  loading: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks whether to order at prices that are not those the buyer has seen; nothing is charged silently. */
function PriceChangeDialog(props: PriceChangeDialogProps) {
  const { moves, total, isCurrent, loading, onConfirm, onClose } = props;
  const text = useText();
  const shown = formatMoney(total);
  return (
    <ConfirmDialog
      open
      title={text('priceTitle')}
      consequence={text('priceText')}
      confirmLabel={text('orderAnyway', { total: shown })}
      cancelLabel={text('backToCart')}
      loading={loading}
      disabled={!isCurrent}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 2, fontWeight: 600 }} aria-live="polite">
        {isCurrent ? text('priceTotal', { total: shown }) : text('pricing')}
      </Typography>
    </ConfirmDialog>
  );
}

interface CheckoutFormProps {
  form: UseFormReturn<Checkout>;
  buyer: SessionUser;
  /** What is ordered. */
  group: CartGroupResponse | undefined;
  pricing: PricedCart;
  /** How it can be shipped. */
  offered: Offered;
}

/** What the buyer is asked before an order at other prices than those they saw. */
interface Question {
  moves: string[];
  choices: Checkout;
  /** When it was asked; the total on the question must be younger. */
  at: number;
}

/** How to ship, how to pay, where to: then the order. */
export function CheckoutForm({ form, buyer, group, pricing, offered }: CheckoutFormProps) {
  const text = useText();
  const toast = useToast();
  const { place, isLoading, error } = usePlaceOrder(buyer);
  const [question, setQuestion] = useState<Question | null>(null);
  const { control } = form;
  const isPickUp = useWatch({ control, name: 'shippingMethod' }) === PICK_UP;
  const isBlocked = group?.canOrder === false;

  const send = async (choices: Checkout) => {
    if (!group) return;
    const outcome = await place(group, choices);
    if (outcome.kind === 'placed') return;
    const at = Date.now();
    setQuestion(outcome.kind === 'prices' ? { moves: outcome.moves, choices, at } : null);
    pricing.again();
  };
  const submit = async (choices: Checkout) => {
    if (!group || !pricing.isCurrent) {
      toast.error(text('pricing'));
      return;
    }
    if (isBlocked) {
      toast.error(text('failed'), text('blocked'));
      return;
    }
    const moves = priceMoves(group);
    if (moves.length > 0) setQuestion({ moves, choices, at: 0 });
    else await send(choices);
  };

  return (
    <>
      <FormShell
        guardUnsaved={false}
        form={form}
        onSubmit={submit}
        loading={isLoading}
        error={error}
        failure={{ title: text('failed'), text: text('failedText') }}
        submitLabel={text('place')}
        loadingLabel={text('placing')}
        wideSubmit
      >
        <ShippingChoice form={form} offered={offered} />
        <AddressChoice form={form} isPickUp={isPickUp} />
        <SelectField
          control={control}
          name="paymentMethod"
          label={text('paymentMethod')}
          hint={text('paymentHint')}
          placeholder={text('choose')}
          options={asOptions(PAYMENT_METHODS)}
          required
        />
        <TextField
          control={control}
          name="notes"
          label={text('notes')}
          hint={text('notesHint')}
          rows={2}
        />
        {isBlocked && <Alert severity="warning">{text('blocked')}</Alert>}
      </FormShell>
      {question && group && (
        <PriceChangeDialog
          moves={question.moves}
          total={group.totals.total}
          isCurrent={pricing.isCurrent && pricing.readAt >= question.at}
          loading={isLoading}
          onConfirm={() => send(question.choices)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
