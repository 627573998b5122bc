import { z } from 'zod';
import { api } from '@/api/enhance';
import type { OrderStatusName } from '@/api/generated';
import { requiredText, SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { statusOptions } from '@/ui/status';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';

const MOST = 2000;
const schema = z.object({
  status: z.string(),
  notes: requiredText(now('needNotes')).max(MOST, now('notesTooLong', { most: MOST })),
});

interface ReportDialogProps {
  order: { id: number; status: OrderStatusName };
  onClose: () => void;
}

/** Writes down something about an order. Who wrote it and when, the server says. */
export default function ReportDialog({ order, onClose }: ReportDialogProps) {
  const text = useText();
  const toast = useToast();
  const [add, { isLoading, error }] = api.useAddWarehouseReportMutation();
  const form = useZodForm(schema, { status: order.status, notes: '' });
  const { control } = form;
  const submit = async ({ status, notes }: z.output<typeof schema>) => {
    const { data } = await add({
      addWarehouseReportRequest: { orderId: order.id, status: status as OrderStatusName, notes },
    });
    if (!data) return;
    toast.success(text('reported', { id: order.id }));
    onClose();
  };
  return (
    <FormDialog
      open
      maxWidth="xs"
      form={form}
      title={text('reportTitle', { id: order.id })}
      submitLabel={text('addReport')}
      loading={isLoading}
      error={error}
      failure={{ title: text('reportFailed'), text: text('failedText') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="status"
        label={text('reportStatus')}
        options={statusOptions('order')}
      />
      <TextField control={control} name="notes" label={text('reportNotes')} rows={4} required />
    </FormDialog>
  );
}
