import { describe, expect, it } from 'vitest';
import { arrivals, receiveSchema } from './arrivals';

const line = (lineId: number, good: string, bad: string) => ({
  lineId,
  name: 'Mango Ice',
  most: 5,
  good,
  bad,
});

describe('what arrived of a return', () => {
  it('sends a line in two conditions twice', () => {
    const { lines } = receiveSchema.parse({ lines: [line(1, '3', '2'), line(2, '0', '0')] });
    expect(arrivals(lines)).toEqual([
      { lineId: 1, pieces: 3, restock: true },
      { lineId: 1, pieces: 2, restock: false },
    ]);
  });

  it('is at most what was announced, and something', () => {
    const faults = (...lines: ReturnType<typeof line>[]) =>
      receiveSchema.safeParse({ lines }).error?.issues.map(({ message }) => message);
    expect(faults(line(1, '4', '2'))).toEqual(['At most 5 were expected.']);
    expect(faults(line(1, '0', '0'))).toEqual(['Enter at least one piece.']);
  });
});
