import { z } from 'zod';
import { quantitySchema } from '@/ui/fields';
import { text } from './fulfilmentMessages';

const arrival = z
  .object({
    lineId: z.number(),
    name: z.string(),
    most: z.number(),
    good: quantitySchema(0),
    bad: quantitySchema(0),
  })
  .superRefine(({ good, bad, most }, context) => {
    if (good + bad > most)
      context.addIssue({
        code: 'custom',
        path: [bad > 0 ? 'bad' : 'good'],
        message: text('tooManyArrived', { most }),
      });
  });

/** What arrived of a return; at least one piece. */
export const receiveSchema = z
  .object({ lines: z.array(arrival) })
  .superRefine(({ lines }, context) => {
    if (lines.every(({ good, bad }) => good + bad === 0))
      context.addIssue({
        code: 'custom',
        path: ['lines', 0, 'good'],
        message: text('noneArrived'),
      });
  });

/** As it is sent: a line in two conditions comes twice. */
export function arrivals(lines: readonly { lineId: number; good: number; bad: number }[]) {
  return lines.flatMap(({ lineId, good, bad }) => [
    ...(good > 0 ? [{ lineId, pieces: good, restock: true }] : []),
    ...(bad > 0 ? [{ lineId, pieces: bad, restock: false }] : []),
  ]);
}
