import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { isoDay } from '@/lib/dates';
import { documentName } from '@/lib/server/names';
import { isProblem } from '@/lib/server/problem';
import type { ShownDocument } from '@/features/people/documents';
import { SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { documentWinner } from './faster';
import { text as now, useText } from './messages';
import { useFreshCase } from './useCase';

/** Why a document is refused; the words stand in messages.ts. */
const REFUSAL_REASONS = [
  'unreadable',
  'expired',
  'wrongDocument',
  'nameMismatch',
  'incomplete',
  'suspectedForgery',
  'other',
] as const;

interface ReviewValues {
  reason: string;
  note: string;
  expiresOn: string;
}

const MAX_NOTE = 500;
const note = z.string().trim().max(MAX_NOTE);

const acceptSchema = z
  .object({
    note,
    expiresOn: z.string().refine((day) => !day || day >= isoDay(), now('pastDate')),
  })
  .transform(({ note: words, expiresOn }) => ({
    decision: 'accept' as const,
    ...(words ? { note: words } : {}),
    ...(expiresOn ? { expiresOn } : {}),
  }));

/** A refusal has a reason; "other" says nothing without a note. */
const refuseSchema = z
  .object({ reason: z.enum(REFUSAL_REASONS, now('reasonMissing')), note })
  .superRefine(({ reason, note: words }, context) => {
    if (reason === 'other' && words === '')
      context.addIssue({ code: 'custom', path: ['note'], message: now('noteMissing') });
  })
  .transform(({ reason, note: words }) => ({
    decision: 'refuse' as const,
    reason,
    ...(words ? { note: words } : {}),
  }));

type Decision = Parameters<
  ReturnType<typeof api.useReviewDocumentMutation>[0]
>[0]['reviewDocumentRequest'];

/** Decides on a document. When somebody was faster, says who, and shows the case as it is now. */
function useReview(document: ShownDocument, userId: number, onDone: () => void) {
  const text = useText();
  const toast = useToast();
  const [send, { isLoading }] = api.useReviewDocumentMutation();
  const [error, setError] = useState<unknown>();
  const fresh = useFreshCase(userId);

  const review = async (decision: Decision) => {
    setError(undefined);
    const answer = await send({ id: document.id, reviewDocumentRequest: decision });
    if (!answer.error) {
      toast.success(
        text(decision.decision === 'accept' ? 'accepted' : 'refusedToast'),
        document.label,
      );
      onDone();
      return;
    }
    if (!isProblem(answer.error) || answer.error.status !== 409) {
      setError(answer.error);
      return;
    }
    const shown = await fresh();
    const winner = shown && documentWinner(shown, document.id);
    toast.error(
      text('faster'),
      winner ? text('fasterDocument', { ...winner }) : answer.error.detail,
    );
    onDone();
  };
  return { review, loading: isLoading, error };
}

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
