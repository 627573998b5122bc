import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useSearchParams } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { MovementType, ProductResponse } from '@/api/generated';
import { SelectField, TextField } from '@/components/fields';
import { FormShell, useZodForm } from '@/components/form';
import { Page } from '@/components/page/Page';
import { useToast } from '@/components/toaster';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { FieldRow } from './FieldLayout';
import {
  emptyMovement,
  movementRequest,
  movementSchema,
  REASONS,
  reasonOptions,
  type MovementValues,
} from './movementForm';
import { ProductPicker } from './ProductPicker';
import { StockPanel } from './StockPanel';
import { useText } from './stockMessages';

const WORDS = {
  in: { submit: 'submitIn', done: 'doneIn', failed: 'failedIn', party: 'supplier' },
  out: { submit: 'submitOut', done: 'doneOut', failed: 'failedOut', party: 'customer' },
} as const;

interface MovementFormProps {
  type: MovementType;
  product: ProductResponse | undefined;
  productId: number;
  onProduct: (productId: number) => void;
}

/** What must hold before anything is sent; the toast says what does not. */
function useRefusal(type: MovementType) {
  const text = useText();
  const toast = useToast();
  return (product: ProductResponse | undefined, quantity: number | null) => {
    if (!product || quantity === null) {
      toast.error(text('error'), text('missing'));
      return true;
    }
    const available = product.stockAvailable ?? 0;
    if (type === 'in' || quantity <= available) return false;
    toast.error(text('insufficient'), text('onlyUnits', { count: available }));
    return true;
  };
}

function MovementForm({ type, product, productId, onProduct }: MovementFormProps) {
  const text = useText();
  const toast = useToast();
  const words = WORDS[type];
  const refuses = useRefusal(type);
  const { keyFor, renew } = useIdempotencyKey();
  const form = useZodForm(movementSchema, emptyMovement(type));
  const [record, { isLoading, error }] = api.useRecordMovementMutation();
  const { control } = form;

  const submit = async (values: MovementValues) => {
    const { quantity } = values;
    if (refuses(product, quantity) || !product || quantity === null) return;
    const request = movementRequest(type, product.id, quantity, values);
    const { data } = await record({
      'Idempotency-Key': keyFor(request),
      recordMovementRequest: request,
    });
    if (!data) return;
    renew();
    form.reset(emptyMovement(type));
    const balance = data.balanceAfter.toLocaleString('en');
    toast.success(text(words.done), text('doneText', { name: data.productName, balance }));
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

/** Stock in or stock out: the movement on one side, the product's stock on the other. The product is in the address. */
export function MovementPage({ type }: { type: MovementType }) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const productId = Number(params.get('product')) || 0;
  const query = { skip: productId < 1, refetchOnMountOrArgChange: true };
  const { currentData, isFetching, error } = api.useGetProductQuery({ id: productId }, query);
  const product = productId > 0 ? currentData : undefined;
  const choose = (id: number) => setParams(id ? { product: String(id) } : {}, { replace: true });
  return (
    <Page title={text(`${type}Title`)} description={text(`${type}Text`)}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: '1.4fr 1fr' },
        }}
      >
        <MovementForm
          key={type}
          type={type}
          product={product}
          productId={productId}
          onProduct={choose}
        />
        <StockPanel
          product={product}
          isLoading={isFetching && !product}
          error={productId > 0 ? error : undefined}
        />
      </Box>
    </Page>
  );
}
