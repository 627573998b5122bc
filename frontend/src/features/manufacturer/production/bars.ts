import type { ProductionResponse } from '@/api/generated';

export type Point = ProductionResponse['series'][number];
export const SERIES = ['produced', 'shipped', 'scrapped'] as const;
export type SeriesName = (typeof SERIES)[number];

/** The scale's upper end and its lines: whole, round figures, the top one above every bar. */
export function scaleOf(most: number, lines = 4): number[] {
  const rough = Math.max(1, most) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((unit) => unit * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step));
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
  top: number;
}

export interface Bar {
  name: SeriesName;
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 0.28;

/** The bars of every point, side by side in its slot. */
export function barsOf(points: readonly Point[], top: number, frame: Frame): Bar[][] {
  const slot = (frame.width - frame.left) / Math.max(1, points.length);
  const width = (slot * (1 - GAP)) / SERIES.length;
  const room = frame.height - frame.bottom - frame.top;
  return points.map((point, at) =>
    SERIES.map((name, index) => {
      const height = top > 0 ? (point[name] / top) * room : 0;
      return {
        name,
        x: frame.left + at * slot + (slot * GAP) / 2 + index * width,
        y: frame.height - frame.bottom - height,
        width,
        height,
      };
    }),
  );
}

/** Which points are named below the axis: at most `most`, evenly spread from the first. */
export function labelled(count: number, most: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most));
  return (index) => index % every === 0;
}
