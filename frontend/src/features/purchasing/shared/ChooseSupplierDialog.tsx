import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { SuggestionResponse } from '@/api/generated';
import { MoneyField, optionalMoneySchema, requiredText, SelectField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';
import { useSupplierOptions } from './useSupplierOptions';

const schema = z.object({
  supplierId: requiredText(now('supplierMissing')),
  cost: optionalMoneySchema(),
});

interface ChooseSupplierDialogProps {
  row: Pick<SuggestionResponse, 'productId' | 'productName' | 'source'>;
  /** Told when it was saved, before the dialog closes. */
  onSaved?: () => void;
  onClose: () => void;
}

/** From whom a product is ordered from now on, and for how much. */
export default function ChooseSupplierDialog(props: ChooseSupplierDialogProps) {
  const { row, onSaved, onClose } = props;
  const text = useText();
  const toast = useToast();
  const suppliers = useSupplierOptions();
  const [choose, { isLoading, error }] = api.useSetProductSupplierMutation();
  const { productId: id, productName: name, source } = row;
  const form = useZodForm(schema, {
    supplierId: source ? String(source.supplierId) : '',
    cost: '',
  });
  const { control } = form;
  const submit = async ({ supplierId, cost }: z.output<typeof schema>) => {
    const productSupplierRequest = {
      supplierId: Number(supplierId),
      ...(cost === null ? {} : { cost }),
    };
    const { data } = await choose({ id, productSupplierRequest });
    if (!data) return;
    toast.success(text('supplierChosen', { supplier: data.supplierName, name }));
    onSaved?.();
    onClose();
  };
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={text('supplierOf', { name })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading}
      error={error}
      submitLabel={text('saveSupplier')}
      failure={{ title: text('supplierFailed') }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('supplierText')}</Typography>
      <SelectField
        // The suppliers arrive after the dialog; the browser's list then finds its chosen one.
        key={suppliers.length}
        control={control}
        name="supplierId"
        label={text('supplier')}
        placeholder={text('chooseSupplier')}
        options={suppliers}
        required
      />
      <MoneyField control={control} name="cost" label={text('cost')} hint={text('costHint')} />
    </FormDialog>
  );
}
