import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { isoDay } from '@/lib/dates';
import { LineFields } from './LineFields';
import { wishes, wishLines, type LineValue } from './lines';
import { text as now, useText } from './messages';
import { useDraftPurchases } from './useDraftPurchases';
import { useSupplierOptions } from './useSupplierOptions';

const MOST = 2000;
const schema = z.object({
  supplierId: z.string(),
  lines: wishLines,
  expectedOn: z.string(),
  note: z
    .string()
    .trim()
    .max(MOST, now('tooLong', { most: MOST })),
});

interface NewPurchaseDialogProps {
  /** What stands in it already. */
  lines?: readonly LineValue[];
  supplierId?: number;
  onClose: () => void;
}

/** Orders goods: of one supplier, or of each product's own. */
export default function NewPurchaseDialog(props: NewPurchaseDialogProps) {
  const { lines = [], supplierId, onClose } = props;
  const text = useText();
  const { draft, loading, error } = useDraftPurchases();
  const suppliers = useSupplierOptions();
  const form = useZodForm(schema, {
    supplierId: supplierId ? String(supplierId) : '',
    lines: [...lines],
    expectedOn: '',
    note: '',
  });
  const { control } = form;
  const submit = async (values: z.output<typeof schema>) => {
    const { isDone } = await draft({
      lines: wishes(values.lines),
      ...(values.supplierId ? { supplierId: Number(values.supplierId) } : {}),
      ...(values.expectedOn ? { expectedOn: values.expectedOn } : {}),
      ...(values.note ? { note: values.note } : {}),
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      open
      title={text('createTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={loading}
      error={error}
      submitLabel={text('create')}
      loadingLabel={text('creating')}
      failure={{ title: text('createFailed') }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('createText')}
      </Typography>
      <SelectField
        // The suppliers arrive after the dialog; the browser's list then finds its chosen one.
        key={suppliers.length}
        control={control}
        name="supplierId"
        label={text('supplier')}
        placeholder={text('anySupplier')}
        options={suppliers}
      />
      <LineFields control={control} piecesPlaceholder={text('asSuggested')} />
      <TextField
        control={control}
        name="expectedOn"
        type="date"
        label={text('expectedOn')}
        inputProps={{ min: isoDay() }}
      />
      <TextField control={control} name="note" label={text('note')} rows={2} />
    </FormDialog>
  );
}
