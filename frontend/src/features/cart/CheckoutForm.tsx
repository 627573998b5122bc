import { useWatch } from 'react-hook-form';
import type { CartQuoteResponse } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import Alert from '@mui/material/Alert';
import { SelectField, TextField } from '@/components/fields';
import { FormShell, useZodForm } from '@/components/form';
import { useToast } from '@/components/toaster';
import { checkoutSchema, emptyCheckout, type Checkout } from './checkoutForm';
import { useText } from './messages';
import { asOptions, PAYMENT_METHODS, PICK_UP, SHIPPING_METHODS } from './methods';
import { usePlaceOrder } from './usePlaceOrder';

interface CheckoutFormProps {
  buyer: SessionUser;
  quote: CartQuoteResponse | undefined;
  isCurrent: boolean;
  /** Asks for the prices anew, after the server refused the order. */
  onRefused: () => void;
}

/** How to ship, how to pay, where to: then the order. */
export function CheckoutForm({ buyer, quote, isCurrent, onRefused }: CheckoutFormProps) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(checkoutSchema, emptyCheckout);
  const { place, isLoading, error } = usePlaceOrder(buyer);
  const { control } = form;
  const isPickUp = useWatch({ control, name: 'shippingMethod' }) === PICK_UP;
  const isBlocked = quote?.canOrder === false;

  const submit = async (choices: Checkout) => {
    if (!quote || !isCurrent) {
      toast.error(text('pricing'));
      return;
    }
    if (isBlocked) {
      toast.error(text('failed'), text('blocked'));
      return;
    }
    if (!(await place(quote, choices))) onRefused();
  };

  return (
    <FormShell
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
      <TextField
        control={control}
        name="shippingAddress"
        label={text('address')}
        hint={text(isPickUp ? 'addressPickUp' : 'addressHint')}
        autoComplete="street-address"
        rows={3}
        required={!isPickUp}
      />
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
  );
}
