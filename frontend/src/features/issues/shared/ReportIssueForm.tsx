import { useId } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { ReportIssueRequest } from '@/api/generated';
import { FileField, requiredText, SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';
import { ISSUE_PHOTOS, shrunk } from './photos';
import { PRIORITIES, priorityOptions } from './priorities';

const MAX_TYPE = 100;
const MAX_DESCRIPTION = 4000;

const schema = z.object({
  issueType: requiredText(now('needType')).max(MAX_TYPE, now('typeTooLong')),
  description: requiredText(now('needDescription')).max(MAX_DESCRIPTION, now('descriptionTooLong')),
  priority: z.enum(PRIORITIES),
  photos: z.array(z.instanceof(File)),
});

/** What is usually wrong; anything else can be typed. */
const COMMON = [
  'damaged',
  'leaking',
  'expired',
  'missing',
  'wrongLabel',
  'wrongPlace',
  'quality',
] as const;

interface ReportIssueFormProps {
  about: Pick<ReportIssueRequest, 'productId' | 'orderId' | 'lotId'>;
  subject: string | undefined;
  onClose: () => void;
}

/** What is wrong, how urgent it is, and pictures of it. Who reports it, the server knows. */
export default function ReportIssueForm({ about, subject, onClose }: ReportIssueFormProps) {
  const text = useText();
  const toast = useToast();
  const commonId = useId();
  const [report, { isLoading, error }] = api.useReportIssueMutation();
  const form = useZodForm(schema, {
    issueType: '',
    description: '',
    priority: 'high',
    photos: [],
  });
  const { control } = form;
  const submit = async ({ photos, ...said }: z.output<typeof schema>) => {
    const sent = await Promise.all(photos.map(shrunk));
    // With photos the report travels as a form (see `toRequestBody`), which the operation also takes.
    const reportIssueRequest = { ...about, ...said, ...(sent.length > 0 ? { photos: sent } : {}) };
    const { data } = await report({ reportIssueRequest });
    if (!data) return;
    toast.success(text('reported'), text('reportedText', { id: data.id }));
    onClose();
  };
  return (
    <FormDialog
      open
      title={subject ? text('reportAbout', { subject }) : text('report')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      loading={isLoading || form.formState.isSubmitting}
      error={error}
      submitLabel={text('report')}
      loadingLabel={text('reporting')}
      failure={{ title: text('reportFailed') }}
    >
      <TextField
        control={control}
        name="issueType"
        label={text('issueType')}
        hint={text('issueTypeHint')}
        autoComplete="off"
        inputProps={{ list: commonId, maxLength: MAX_TYPE }}
        required
      />
      <datalist id={commonId}>
        {COMMON.map((type) => (
          <option key={type} value={text(`type.${type}`)} />
        ))}
      </datalist>
      <TextField
        control={control}
        name="description"
        label={text('description')}
        hint={text('descriptionHint')}
        rows={3}
        required
      />
      <SelectField
        control={control}
        name="priority"
        label={text('priority')}
        options={priorityOptions()}
      />
      <FileField
        control={control}
        name="photos"
        label={text('photos')}
        hint={text('photosHint')}
        rules={ISSUE_PHOTOS}
        multiple
      />
    </FormDialog>
  );
}
