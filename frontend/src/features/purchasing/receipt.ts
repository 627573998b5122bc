import { z } from 'zod';
import type { PurchaseLineResponse, ReceiptLineRequest } from '@/api/generated';
import { isProblem } from '@/lib/server/problem';
import { quantitySchema } from '@/ui/fields';
import { text } from './messages';
import { words } from './words';

const MOST_CODE = 60;
const MOST_WORDS = 500;
const pieces = () => quantitySchema(0, text('wholeFromZero'));

const batch = z
  .object({
    lineId: z.number(),
    name: z.string(),
    /** Still to come of the line; known on its first batch only. */
    missing: z.number().nullable(),
    pieces: pieces(),
    lotCode: words(MOST_CODE),
    expiresOn: z.string(),
    rejected: pieces(),
    reason: words(MOST_WORDS),
  })
  .superRefine(({ rejected, reason }, context) => {
    if (rejected > 0 && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: text('reasonMissing') });
  });

export const receiptSchema = z.object({
  lines: z
    .array(batch)
    .refine((lines) => lines.some((line) => line.pieces > 0 || line.rejected > 0), {
      message: text('nothingArrived'),
    }),
  invoice: words(120),
  note: words(2000),
});

type BatchValue = z.input<typeof batch>;
type Batch = z.output<typeof batch>;

/** A batch as the form begins: all that is to come, of no batch. */
export const firstBatch = ({ id, productName, missing }: PurchaseLineResponse): BatchValue => ({
  lineId: id,
  name: productName,
  missing,
  pieces: String(missing),
  lotCode: '',
  expiresOn: '',
  rejected: '0',
  reason: '',
});

/** A further batch of the same line. */
export const furtherBatch = ({ lineId, name }: BatchValue): BatchValue => ({
  lineId,
  name,
  missing: null,
  pieces: '0',
  lotCode: '',
  expiresOn: '',
  rejected: '0',
  reason: '',
});

/** The batches of which anything arrived, and where each stands in the form. */
export function arrived(lines: readonly Batch[]): { lines: ReceiptLineRequest[]; at: number[] } {
  const found = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.pieces > 0 || line.rejected > 0);
  return {
    at: found.map(({ at }) => at),
    lines: found.map(({ line }) => ({
      lineId: line.lineId,
      pieces: line.pieces,
      ...(line.lotCode ? { lotCode: line.lotCode } : {}),
      ...(line.lotCode && line.expiresOn ? { expiresOn: line.expiresOn } : {}),
      ...(line.rejected > 0 ? { rejected: line.rejected, reason: line.reason } : {}),
    })),
  };
}

/** A refusal of what was sent, with its sentences at the batches of the form. */
export function atForm(error: unknown, at: readonly number[]): unknown {
  if (!isProblem(error)) return error;
  const moved = (field: string) =>
    field.replace(/^lines\[(\d+)\]/, (whole, index: string) => {
      const place = at[Number(index)];
      return place === undefined ? whole : `lines[${place}]`;
    });
  const errors = Object.entries(error.errors).map(([field, said]) => [moved(field), said]);
  return { ...error, errors: Object.fromEntries(errors) as Record<string, string> };
}
