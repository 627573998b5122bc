import { z } from 'zod';
import { text } from './messages';

interface Dates {
  producedOn: string;
  expiresOn: string;
}

/** Nothing lasts until before it was made. */
export function checkDates({ producedOn, expiresOn }: Dates, context: z.RefinementCtx) {
  if (producedOn && expiresOn && expiresOn < producedOn)
    context.addIssue({ code: 'custom', path: ['expiresOn'], message: text('wrongOrder') });
}

/** What is changed of a lot: days as the browser's own date fields give them, empty: not known; and where it lies. */
export const lotSchema = z
  .object({ producedOn: z.string(), expiresOn: z.string(), location: z.string() })
  .superRefine(checkDates);
