/** Where a chart is drawn, in its own units. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
  top: number;
}

const LINES = 4;

/** The scale's upper end and its lines: round figures of at least `least` apart, the top one above every column. */
export function scaleOf(most: number, least = 1): number[] {
  const rough = Math.max(least, most) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(least, ([1, 2, 5, 10].find((unit) => unit * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step));
}

/** Which points are named below the axis: at most `most`, evenly spread from the first. */
export function labelled(count: number, most: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most));
  return (index) => index % every === 0;
}
