import { expect, it } from 'vitest';
import { withDone } from './done';

const order = (id: number) => ({ id });
const shown = (waiting: number[], done: [id: number, at: number][]) =>
  withDone(
    waiting.map(order),
    done.map(([id, at]) => ({ order: order(id), at })),
  ).map(({ order: { id }, isDone }) => (isDone ? `${id} done` : String(id)));

it('leaves finished orders where they stood', () => {
  expect(shown([1, 3], [[2, 1]])).toEqual(['1', '2 done', '3']);
  expect(shown([1, 2, 3], [[2, 1]])).toEqual(['1', '2 done', '3']);
  expect(
    shown(
      [1],
      [
        [3, 2],
        [2, 1],
      ],
    ),
  ).toEqual(['1', '2 done', '3 done']);
  expect(shown([], [[2, 4]])).toEqual(['2 done']);
});
