import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { api } from '@/api/enhance';
import { useConflict } from '@/ui/conflict';
import { Money } from '@/ui/data';
import { MoneyField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { AddProduct } from '@/features/products';
import { useToast } from '@/ui/toaster';
import { formatMoney } from '@/lib/money';
import { formatDate, isoDay } from '@/lib/dates';
import {
  lastMoment,
  offerBody,
  offerSchema,
  offerValues,
  offerWords,
  readLines,
  sumOf,
  type Offer,
} from './quoteForm';
import { QuoteLineFields } from './QuoteLineFields';
import { useText } from './quoteMessages';
import type { ShownOrder } from './types';

/** The company's prices for what a buyer asked for. */
export default function OfferDialog({
  order,
  onClose,
}: {
  order: ShownOrder;
  onClose: () => void;
}) {
  const text = useText();
  const toast = useToast();
  const [offer, { isLoading, error }] = api.useOfferQuoteMutation();
  // The fields show this order; an offer that was made meanwhile is not replaced unseen.
  const [seen] = useState(order);
  const form = useZodForm(offerSchema, offerValues(seen));
  const edited = useConflict({
    'quote.lines': {
      label: text('lines'),
      read: readLines,
      show: (value) => offerWords(value, form.getValues('lines')),
    },
    'quote.validUntil': {
      label: text('validUntil'),
      read: (value) => (value === '' ? null : lastMoment(value)),
      show: formatDate,
    },
    'quote.note': { label: text('note') },
    shippingCost: { label: text('shippingCost'), show: formatMoney },
    version: { label: '', isCounter: true },
  });
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const fault = formState.errors.lines?.root?.message ?? formState.errors.lines?.message;

  const submit = async (values: Offer) => {
    const body = { version: seen.version ?? 0, ...offerBody(values) };
    const { data } = await edited.save(body, seen, ({ quote, ...rest }, expected) =>
      offer({ id: seen.id, offerQuoteRequest: { ...rest, ...quote, expected } }),
    );
    if (!data) return;
    toast.success(text('sent'), text('sentText'));
    onClose();
  };
  return (
    <FormDialog
      open
      maxWidth="md"
      form={form}
      title={text('offerTitle', { id: order.id })}
      submitLabel={text('send')}
      loadingLabel={text('sending')}
      loading={isLoading}
      error={edited.failure(error)}
      failure={{ title: text('sendFailed'), text: text('tryAgain') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('offerText')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map((line, index) => (
          <QuoteLineFields
            key={line.id}
            control={control}
            index={index}
            name={line.name}
            price={{ name: 'price', label: text('price') }}
            hint={line.target ? `${text('target')}: ${formatMoney(line.target)}` : undefined}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      {fault && (
        <FormHelperText error role="alert" sx={{ mx: 0, mt: -2 }}>
          {fault}
        </FormHelperText>
      )}
      <AddProduct
        label={text('addLine')}
        placeholder={text('findProduct')}
        noOptions={text('noProduct')}
        onPick={({ id, name }) =>
          append({ productId: id, name, tier: 'unit', quantity: '1', price: '', target: '' })
        }
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'h5' }}>
        <span>{text('sum')}</span>
        <Money amount={sumOf(lines)} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          control={control}
          name="validUntil"
          type="date"
          label={text('validUntil')}
          hint={text('validUntilHint')}
          inputProps={{ min: isoDay() }}
        />
        <MoneyField
          control={control}
          name="shippingCost"
          label={text('shippingCost')}
          hint={text('shippingHint')}
        />
      </Box>
      <TextField control={control} name="note" label={text('noteOptional')} rows={2} />
      {edited.dialog}
    </FormDialog>
  );
}
