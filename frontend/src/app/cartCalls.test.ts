import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { problem, server } from '@/testing/server';
import { cartCalls } from './cartCalls';
import { makeStore } from './store';

const LINES = [{ productId: 1, tier: 'unit' as const, quantity: 2 }];

const merged = (answer: () => Response) => {
  server.use(http.post(`${window.location.origin}/api/cart/merge`, answer));
  return cartCalls(makeStore()).merge('a-key', LINES);
};

it('takes a guest cart that grew for a conflict, and one that does not fit for a refusal', async () => {
  const type = 'urn:tierway:problem:idempotency-key-reused';
  const reused = { type, title: 'Unprocessable Entity', status: 422, detail: 'Used before.' };
  expect(await merged(() => HttpResponse.json(reused, { status: 422 }))).toEqual({
    kind: 'conflict',
  });
  const full = 'A cart can have at most 200 lines.';
  expect(await merged(() => problem(422, full))).toEqual({ kind: 'refused', reason: full });
});

it('tries later what the server has no time for', async () => {
  for (const status of [408, 429, 500, 503])
    expect(await merged(() => problem(status, 'Later.'))).toEqual({ kind: 'unreachable' });
});
