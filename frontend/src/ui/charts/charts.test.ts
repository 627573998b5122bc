import { describe, expect, it } from 'vitest';
import { axisMoney, centsOf } from './amounts';
import { columnsOf, highest, lineOf } from './columns';
import { labelled, scaleOf } from './scale';

describe('the scale', () => {
  it.each([
    [0, 1, [0, 1]],
    [3, 1, [0, 1, 2, 3]],
    [97, 1, [0, 50, 100]],
    [1234, 1, [0, 500, 1000, 1500]],
    [40, 1, [0, 10, 20, 30, 40]],
    [0, 100, [0, 100]],
    [250, 100, [0, 100, 200, 300]],
    [195_000, 100, [0, 50_000, 100_000, 150_000, 200_000]],
  ])('for %d in steps of at least %d is %j', (most, least, lines) => {
    expect(scaleOf(most, least)).toEqual(lines);
  });
});

describe('the columns', () => {
  const frame = { width: 110, height: 120, left: 10, bottom: 20, top: 0 };
  const series = ['made', 'sold', 'lost'];
  const point = (id: string, made: number, sold: number, lost: number) => ({
    id,
    name: id,
    tick: id,
    values: { made, sold, lost },
  });
  const points = [point('one', 50, 100, 0), point('two', 0, 0, 25)];

  it('stand on the axis, as high as their figure', () => {
    const [first, second] = columnsOf(points, { series, top: 100, frame, stacked: false });
    expect(first?.map((column) => [column.series, column.height, column.y])).toEqual([
      ['made', 50, 50],
      ['sold', 100, 0],
      ['lost', 0, 100],
    ]);
    expect(second?.[2]?.height).toBe(25);
  });

  it('stay inside their slots', () => {
    const [first, second] = columnsOf(points, { series, top: 100, frame, stacked: false });
    const last = first?.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(60);
    expect(second?.[0]?.x).toBeGreaterThan(60);
  });

  it('stand on top of each other when stacked', () => {
    const [first] = columnsOf(points, { series, top: 150, frame, stacked: true });
    const [made, sold] = first ?? [];
    expect(made?.x).toBe(sold?.x);
    expect((sold?.y ?? 0) + (sold?.height ?? 0)).toBeCloseTo(made?.y ?? 0);
    expect(highest(points, series, true)).toBe(150);
    expect(highest(points, series, false)).toBe(100);
  });

  it('have what was before as a line from middle to middle of their slots', () => {
    expect(lineOf(points, 'sold', { top: 100, frame })).toBe('35,0 85,100');
    expect(lineOf(points.slice(0, 1), 'made', { top: 100, frame })).toBe('10,50 110,50');
  });

  it('hide nothing below the axis: what is negative has no column', () => {
    const [only] = columnsOf([point('one', -5, 5, 0)], { series, top: 5, frame, stacked: false });
    expect(only?.[0]?.height).toBe(0);
  });
});

it('names so many points that the words have room', () => {
  const isNamed = labelled(30, 8);
  const named = Array.from({ length: 30 }, (_, index) => index).filter(isNamed);
  expect(named).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
});

it('writes money on an axis as short as it goes', () => {
  expect(centsOf('12.50')).toBe(1250);
  expect(centsOf(undefined)).toBe(0);
  expect([50, 500, 125_000, 1_200_000, 250_000_000].map(axisMoney)).toEqual([
    '$0.50',
    '$5',
    '$1,250',
    '$12K',
    '$2.5M',
  ]);
});
