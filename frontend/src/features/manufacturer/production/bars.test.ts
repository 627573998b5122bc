import { describe, expect, it } from 'vitest';
import { barsOf, labelled, scaleOf } from './bars';

describe('the scale', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [97, [0, 50, 100]],
    [1234, [0, 500, 1000, 1500]],
    [40, [0, 10, 20, 30, 40]],
  ])('for %d is %j', (most, lines) => {
    expect(scaleOf(most)).toEqual(lines);
  });
});

describe('the bars', () => {
  const frame = { width: 110, height: 120, left: 10, bottom: 20, top: 0 };
  const points = [
    { start: '2026-11-01', produced: 50, scrapped: 0, shipped: 100 },
    { start: '2026-11-02', produced: 0, scrapped: 25, shipped: 0 },
  ];

  it('stand on the axis, as high as their figure', () => {
    const [first, second] = barsOf(points, 100, frame);
    expect(first?.map(({ name, height, y }) => [name, height, y])).toEqual([
      ['produced', 50, 50],
      ['shipped', 100, 0],
      ['scrapped', 0, 100],
    ]);
    expect(second?.[2]?.height).toBe(25);
  });

  it('stay inside their slots', () => {
    const [first, second] = barsOf(points, 100, frame);
    const last = first?.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(60);
    expect(second?.[0]?.x).toBeGreaterThan(60);
  });
});

it('names so many points that the words have room', () => {
  const isNamed = labelled(30, 8);
  const named = Array.from({ length: 30 }, (_, index) => index).filter(isNamed);
  expect(named).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
});
