import { z } from 'zod';
import type { PurchaseWishRequest } from '@/api/generated';
import { optionalMoneySchema, orNothing, quantitySchema } from '@/ui/fields';
import { text } from './messages';

/** Nothing typed is "as suggested". */
const optionalPieces = orNothing(quantitySchema(1, text('wholePieces')));

const line = { productId: z.number(), name: z.string(), cost: optionalMoneySchema() };

/** Products to be ordered; their pieces may be left to the suggestion. */
export const wishLines = z
  .array(z.object({ ...line, pieces: optionalPieces }))
  .min(1, text('noLines'));

/** The lines of a draft. */
export const draftLines = z
  .array(z.object({ ...line, pieces: quantitySchema(1, text('wholePieces')) }))
  .min(1, text('noLines'));

/** A line as it is typed. */
export interface LineValue {
  productId: number;
  name: string;
  pieces: string;
  cost: string;
}

/** The lines as they are sent; what is left open is left out. */
export function wishes(lines: z.output<typeof wishLines>): PurchaseWishRequest[] {
  return lines.map(({ productId, pieces, cost }) => ({
    productId,
    ...(pieces === null ? {} : { pieces }),
    ...(cost === null ? {} : { cost }),
  }));
}
