import { expect, it } from 'vitest';
import { queueArgs } from './queue';

it('lists pending cases unless another status is chosen', () => {
  expect(queueArgs({ limit: 25 })).toEqual({ limit: 25, status: 'pending' });
  expect(queueArgs({ limit: 25, status: 'approved', role: 'dealer' })).toEqual({
    limit: 25,
    status: 'approved',
    role: 'dealer',
  });
});

it('asks for documents that nobody has looked at, whatever the account', () => {
  expect(queueArgs({ limit: 25, status: 'documents' })).toEqual({ limit: 25, needsReview: true });
});

it.each([
  ['7', { olderThanDays: 7 }],
  ['0', {}],
  ['soon', {}],
  ['1.5', {}],
])('reads an age of %s', (olderThanDays, read) => {
  expect(queueArgs({ limit: 5, olderThanDays })).toEqual({ limit: 5, status: 'pending', ...read });
});
