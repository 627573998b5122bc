import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CartGroupResponse } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import type { PricedCart } from '@/features/cart';
import { SelectField, TextField } from '@/ui/fields';
import { FormShell } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { asOptions, PAYMENT_METHODS, PICK_UP, SHIPPING_METHODS } from '@/lib/methods';
import { AddressChoice } from './AddressChoice';
import type { Checkout } from './checkoutForm';
import { useText } from './messages';
import { priceMoves } from './orderRequest';
import { PriceChangeDialog } from './PriceChangeDialog';
import { usePlaceOrder } from './usePlaceOrder';

interface CheckoutFormProps {
  form: UseFormReturn<Checkout>;
  buyer: SessionUser;
  /** What is ordered. */
  group: CartGroupResponse | undefined;
  pricing: PricedCart;
}

/** What the buyer is asked before an order at other prices than those they saw. */
interface Question {
  moves: string[];
  choices: Checkout;
  /** When it was asked; the total on the question must be younger. */
  at: number;
}

/** How to ship, how to pay, where to: then the order. */
export function CheckoutForm({ form, buyer, group, pricing }: CheckoutFormProps) {
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
        <SelectField
          control={control}
          name="shippingMethod"
          label={text('shippingMethod')}
          placeholder={text('choose')}
          options={asOptions(SHIPPING_METHODS)}
          required
        />
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
