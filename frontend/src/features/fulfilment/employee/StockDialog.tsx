import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { ProductResponse } from '@/api/generated';
import { isProblem } from '@/lib/server/problem';
import { quantitySchema, QuantityField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';

/** The balance of now, where the answer says that pieces have moved meanwhile. */
function movedTo(error: unknown): number | undefined {
  const current = isProblem(error) ? error.current?.expected : undefined;
  return current ? Number(current) : undefined;
}

/** What is wrong with the expected balance stands beside the new one: the form has no field for it. */
function besideBalance(error: unknown): unknown {
  if (!isProblem(error) || !error.errors.expected) return error;
  const { expected, ...others } = error.errors;
  return { ...error, errors: { ...others, stockBalance: expected } };
}

const schema = z.object({
  stockBalance: quantitySchema(0, now('notNumber')),
  reason: z.string().trim().max(500),
  lotCode: z.string().trim().max(100),
  expiresOn: z.string(),
});

interface StockDialogProps {
  product: ProductResponse;
  onClose: () => void;
}

/** Sets what really lies on the shelf; the difference is written into the stock's ledger. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const text = useText();
  const toast = useToast();
  const [setStock, { isLoading, error }] = api.useSetStockMutation();
  const shown = useMemo(() => besideBalance(error), [error]);
  const [seen, setSeen] = useState(product.stockBalance ?? 0);
  const form = useZodForm(schema, {
    stockBalance: '',
    reason: '',
    lotCode: '',
    expiresOn: '',
  });
  const save = async ({ stockBalance, ...rest }: z.output<typeof schema>) => {
    const stated = Object.entries(rest).filter(([, value]) => value !== '');
    const answer = await setStock({
      id: product.id,
      setStockRequest: { stockBalance, expected: seen, ...Object.fromEntries(stated) },
    });
    const { data } = answer;
    if (!data) {
      setSeen(movedTo(answer.error) ?? seen);
      return;
    }
    toast.success(text('stockUpdated'), `${data.name}: ${stockBalance}`);
    onClose();
  };
  const { control } = form;
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={text('updateStockOf', { name: product.name })}
      form={form}
      onSubmit={save}
      onClose={onClose}
      loading={isLoading}
      error={shown}
      submitLabel={text('updateStock')}
      failure={{ title: text('stockFailed') }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('stockNow', {
          balance: seen,
          reserved: product.stockReserved ?? 0,
        })}
      </Typography>
      <QuantityField
        control={control}
        name="stockBalance"
        label={text('newBalance')}
        min={0}
        required
      />
      <TextField
        control={control}
        name="lotCode"
        label={text('lotCode')}
        hint={text('lotCodeHint')}
        autoComplete="off"
      />
      <TextField control={control} name="expiresOn" label={text('expiresOn')} type="date" />
      <TextField control={control} name="reason" label={text('reason')} />
    </FormDialog>
  );
}
