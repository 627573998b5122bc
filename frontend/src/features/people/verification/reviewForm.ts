import { z } from 'zod';
import { isoDay } from '@/lib/dates';
import { text } from './messages';

/** Why a document is refused; the words stand in messages.ts. */
export const REFUSAL_REASONS = [
  'unreadable',
  'expired',
  'wrongDocument',
  'nameMismatch',
  'incomplete',
  'suspectedForgery',
  'other',
] as const;

export interface ReviewValues {
  reason: string;
  note: string;
  expiresOn: string;
}

const MAX_NOTE = 500;
const note = z.string().trim().max(MAX_NOTE);

export const acceptSchema = z
  .object({
    note,
    expiresOn: z.string().refine((day) => !day || day >= isoDay(), text('pastDate')),
  })
  .transform(({ note: words, expiresOn }) => ({
    decision: 'accept' as const,
    ...(words ? { note: words } : {}),
    ...(expiresOn ? { expiresOn } : {}),
  }));

/** A refusal has a reason; "other" says nothing without a note. */
export const refuseSchema = z
  .object({ reason: z.enum(REFUSAL_REASONS, text('reasonMissing')), note })
  .superRefine(({ reason, note: words }, context) => {
    if (reason === 'other' && words === '')
      context.addIssue({ code: 'custom', path: ['note'], message: text('noteMissing') });
  })
  .transform(({ reason, note: words }) => ({
    decision: 'refuse' as const,
    reason,
    ...(words ? { note: words } : {}),
  }));
