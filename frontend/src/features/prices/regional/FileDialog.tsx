import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { WholesalerPricePreview } from '@/api/generated';
import { FileField, type FileRules } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import type { Step } from '@/features/prices/grid';
import type { Audience } from './rows';
import { text as now, useText } from './messages';
import { PreviewDialog } from './PreviewDialog';

const SHEETS: FileRules = { types: ['csv', 'xlsx'], maxBytes: 20 * 1024 * 1024 };

const schema = z.object({
  file: z.custom<File | null>().refine((file) => file instanceof File, now('fileNeeded')),
});

interface FileDialogProps {
  audience: Audience;
  onStep: (step: Step) => void;
  onReview: () => void;
  onClose: () => void;
}

/** Prices from a spreadsheet: read by the server, looked at here, and put into the table. */
export default function FileDialog({ audience, onStep, onReview, onClose }: FileDialogProps) {
  const text = useText();
  const [rows, setRows] = useState<readonly WholesalerPricePreview[]>();
  const [preview, { isLoading, error }] = api.usePreviewPriceFileMutation();
  const form = useZodForm(schema, { file: null as File | null });
  const submit = async ({ file }: { file: File | null }) => {
    if (!file) return;
    const { data } = await preview({ priceFileForm: { audience, file } });
    if (data) setRows(data.items);
  };
  if (rows)
    return (
      <PreviewDialog
        title={text('fileTitle')}
        rows={rows}
        onStep={onStep}
        onReview={onReview}
        onBack={() => setRows(undefined)}
        onDone={onClose}
      />
    );
  return (
    <FormDialog
      open
      form={form}
      title={text('fileTitle')}
      submitLabel={text('preview')}
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('fileText')}
      </Typography>
      <FileField
        control={form.control}
        name="file"
        label={text('fileLabel')}
        rules={SHEETS}
        required
      />
    </FormDialog>
  );
}
