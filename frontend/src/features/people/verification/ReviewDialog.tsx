import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import { documentName } from '@/lib/server/names';
import type { ShownDocument } from '@/features/people/documents';
import { SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useText } from './messages';
import { acceptSchema, REFUSAL_REASONS, refuseSchema, type ReviewValues } from './reviewForm';
import { useReview } from './useReview';

interface ReviewDialogProps {
  document: ShownDocument;
  userId: number;
  onClose: () => void;
}

type Accepted = z.output<typeof acceptSchema>;
type Refused = z.output<typeof refuseSchema>;

/** Accepts a document, with its last day where it has one; of a refused one it takes the refusal back. */
export function AcceptDialog({ document, userId, onClose }: ReviewDialogProps) {
  const text = useText();
  const { review, loading, error } = useReview(document, userId, onClose);
  const wasRefused = document.review.status === 'refused';
  const form = useZodForm<Omit<ReviewValues, 'reason'>, Accepted>(acceptSchema, {
    note: '',
    expiresOn: document.expiresOn ?? '',
  });
  return (
    <FormDialog
      open
      form={form}
      title={text('acceptTitle', { label: documentName(document) })}
      submitLabel={text('accept')}
      onSubmit={(accepted) => review(wasRefused ? { ...accepted, was: 'refused' } : accepted)}
      onClose={onClose}
      loading={loading}
      error={error}
      maxWidth="xs"
    >
      <TextField
        control={form.control}
        name="expiresOn"
        type="date"
        label={text('expiresOn')}
        hint={text('expiresOnHint')}
      />
      <TextField
        control={form.control}
        name="note"
        label={text('note')}
        hint={text('noteHint')}
        rows={2}
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}

/** Refuses a document: a reason from the list, and a note for the person. */
export function RefuseDialog({ document, userId, onClose }: ReviewDialogProps) {
  const text = useText();
  const { review, loading, error } = useReview(document, userId, onClose);
  const form = useZodForm<Omit<ReviewValues, 'expiresOn'>, Refused>(refuseSchema, {
    reason: '',
    note: '',
  });
  return (
    <FormDialog
      open
      form={form}
      title={text('refuseTitle', { label: documentName(document) })}
      submitLabel={text('refuse')}
      onSubmit={review}
      onClose={onClose}
      loading={loading}
      error={error}
      maxWidth="xs"
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('refuseText')}
      </Typography>
      <SelectField
        control={form.control}
        name="reason"
        label={text('reason')}
        required
        placeholder={text('chooseReason')}
        options={REFUSAL_REASONS.map((value) => ({ value, label: text(`reason.${value}`) }))}
      />
      <TextField
        control={form.control}
        name="note"
        label={text('note')}
        hint={text('noteHint')}
        rows={3}
        inputProps={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
