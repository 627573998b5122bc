import { z } from 'zod';
import { quantitySchema } from '@/ui/fields';
import { text } from './fulfilmentMessages';

/** A line of which some pieces are shipped, returned or received. */
export interface PieceLine {
  lineId: number;
  name: string;
  /** At most so many. */
  most: number;
}

const pieceLine = z
  .object({
    lineId: z.number(),
    name: z.string(),
    most: z.number(),
    pieces: quantitySchema(0, text('wholePieces')),
  })
  .superRefine(({ pieces, most }, context) => {
    if (pieces > most)
      context.addIssue({ code: 'custom', path: ['pieces'], message: text('tooMany', { most }) });
  });

/** The lines with their pieces, of which there must be at least one. */
export const pieceLinesSchema = z
  .array(pieceLine)
  .refine((lines) => lines.some(({ pieces }) => pieces > 0), { message: text('noPieces') });

/** What the form starts with: all of it, or nothing. */
export function pieceValues(lines: readonly PieceLine[], start: 'all' | 'none') {
  return lines.map((line) => ({ ...line, pieces: start === 'all' ? String(line.most) : '0' }));
}

/** The lines of which there are any pieces, as they are sent. */
export function chosenPieces(lines: readonly { lineId: number; pieces: number }[]) {
  return lines.filter(({ pieces }) => pieces > 0).map(({ lineId, pieces }) => ({ lineId, pieces }));
}
