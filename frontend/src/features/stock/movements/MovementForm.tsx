import Card from '@mui/material/Card';
import { useEffect } from 'react';
import type { MovementType, ProductDetailsResponse } from '@/api/generated';
import { SelectField, TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { LotInFields } from '../lots/LotInFields';
import { LotOutFields } from '../lots/LotOutFields';
import { useProductLots } from '../lots/useProductLots';
import {
  emptyMovement,
  movementSchema,
  NO_LOT,
  REASONS,
  reasonOptions,
  type MovementValues,
} from './movementForm';
import { ProductPicker } from './ProductPicker';
import { useText } from './stockMessages';
import { useMovement } from './useMovement';

const WORDS = {
  in: { submit: 'submitIn', failed: 'failedIn', party: 'supplier' },
  out: { submit: 'submitOut', failed: 'failedOut', party: 'customer' },
} as const;

interface MovementFormProps {
  type: MovementType;
  product: ProductDetailsResponse | undefined;
  productId: number;
  onProduct: (productId: number) => void;
}

/** What came in or went out: of which product and lot, how many, why, and by which papers. */
export function MovementForm({ type, product, productId, onProduct }: MovementFormProps) {
  const text = useText();
  const words = WORDS[type];
  const form = useZodForm(movementSchema, emptyMovement(type));
  const { control, reset, getValues } = form;
  const { lots } = useProductLots(type === 'out' ? productId : 0);
  const { move, isLoading, error } = useMovement(type, product, lots);
  const needsLot = type === 'in' && product?.needsLots === true;

  useEffect(() => reset({ ...getValues(), ...NO_LOT }), [productId, reset, getValues]);

  const submit = async (values: MovementValues) => {
    if (needsLot && !values.lotCode) {
      form.setError('lotCode', { message: text('lotRequired') }, { shouldFocus: true });
      return;
    }
    if (await move(values)) form.reset(emptyMovement(type));
  };

  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <FormShell
        form={form}
        onSubmit={submit}
        loading={isLoading}
        error={error}
        failure={{ title: text('error'), text: text(words.failed) }}
        submitLabel={text(words.submit)}
        loadingLabel={text('submitting')}
      >
        <ProductPicker
          label={text('product')}
          productId={productId}
          onChange={onProduct}
          activeOnly={type === 'in'}
          required
        />
        <FieldRow least={200}>
          <TextField
            control={control}
            name="quantity"
            label={text('quantity')}
            {...(product?.quantityUnit
              ? { hint: text('quantityIn', { unit: product.quantityUnit }) }
              : {})}
            inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
            required
          />
          <SelectField
            control={control}
            name="reason"
            label={text('reason')}
            options={reasonOptions(REASONS[type])}
          />
        </FieldRow>
        {type === 'in' && product && (
          <LotInFields form={form} productId={product.id} required={needsLot} />
        )}
        {type === 'out' && product && (
          <LotOutFields control={control} lots={lots} balance={product.stockBalance ?? 0} />
        )}
        <FieldRow least={160}>
          <TextField control={control} name="order" label={text('order')} autoComplete="off" />
          <TextField control={control} name="invoice" label={text('invoice')} autoComplete="off" />
          <TextField control={control} name="party" label={text(words.party)} autoComplete="off" />
        </FieldRow>
        <TextField control={control} name="notes" label={text('notes')} rows={2} />
      </FormShell>
    </Card>
  );
}
