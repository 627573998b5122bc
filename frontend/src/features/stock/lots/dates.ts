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

/** Days as the browser's own date fields give them; empty: not known. */
export const datesSchema = z
  .object({ producedOn: z.string(), expiresOn: z.string() })
  .superRefine(checkDates);
