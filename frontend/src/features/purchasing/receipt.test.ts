import { expect, it } from 'vitest';
import type { PurchaseLineResponse } from '@/api/generated';
import { readProblem } from '@/lib/server/problem';
import { arrived, atForm, firstBatch, furtherBatch, receiptSchema } from './receipt';

const line = (id: number, missing: number) =>
  ({ id, productName: `Product ${id}`, missing }) as PurchaseLineResponse;
const read = (lines: ReturnType<typeof firstBatch>[]) =>
  receiptSchema.safeParse({ lines, invoice: '', note: '' });

it('begins with all that is to come and sends only what arrived', () => {
  const first = {
    ...firstBatch(line(1, 48)),
    pieces: '40',
    lotCode: 'B-7',
    expiresOn: '2027-05-01',
  };
  const second = { ...furtherBatch(first), pieces: '6', rejected: '2', reason: 'wet' };
  const parsed = read([{ ...firstBatch(line(2, 5)), pieces: '0' }, first, second]);
  expect(arrived(parsed.data?.lines ?? [])).toEqual({
    at: [1, 2],
    lines: [
      { lineId: 1, pieces: 40, lotCode: 'B-7', expiresOn: '2027-05-01' },
      { lineId: 1, pieces: 6, rejected: 2, reason: 'wet' },
    ],
  });
});

it('wants a reason for what is refused, and something that arrived', () => {
  const refused = read([{ ...firstBatch(line(1, 48)), rejected: '1' }]);
  expect(refused.error?.issues[0]?.message).toBe('Enter a reason for the rejection.');
  const nothing = read([{ ...firstBatch(line(1, 48)), pieces: '0' }]);
  expect(nothing.error?.issues[0]?.message).toBe('Enter a quantity for at least one product.');
});

it('puts what the server refused to the batch of the form', () => {
  const error = readProblem(422, { errors: [{ field: 'lines[0].pieces', message: 'Too many.' }] });
  expect(atForm(error, [2])).toMatchObject({ errors: { 'lines[2].pieces': 'Too many.' } });
});
