import type { Frame } from './scale';

/** A place on the time axis with what each series is there: whole pieces, or whole cents. */
export interface ChartPoint {
  id: string;
  /** "November 2026". */
  name: string;
  /** As short as it stands below the axis. */
  tick: string;
  values: Readonly<Record<string, number>>;
  /** Where the list behind it is. */
  to?: string;
}

/** "November 2026: Sales $540.00, Before $500.00", for whoever hovers or listens. */
export function pointWords(
  { name, values }: ChartPoint,
  series: readonly { id: string; label: string }[],
  format: (value: number) => string,
): string {
  return `${name}: ${series.map(({ id, label }) => `${label} ${format(values[id] ?? 0)}`).join(', ')}`;
}

export interface Column {
  series: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 0.28;
/** A column of a few points would be as wide as a wall. */
const WIDEST = 48;

const valueOf = (point: ChartPoint, series: string) => Math.max(0, point.values[series] ?? 0);

/** The tallest column: of one series, or of all of them on top of each other. */
export function highest(
  points: readonly ChartPoint[],
  series: readonly string[],
  stacked: boolean,
) {
  const heights = points.flatMap((point) => {
    const values = series.map((id) => valueOf(point, id));
    return stacked ? [values.reduce((sum, value) => sum + value, 0)] : values;
  });
  return Math.max(0, ...heights);
}

/** The line of one series from slot to slot, as the points of a drawing; of one slot it goes over its whole width. */
export function lineOf(
  points: readonly ChartPoint[],
  series: string,
  { top, frame }: Pick<Drawn, 'top' | 'frame'>,
): string {
  const slot = (frame.width - frame.left) / Math.max(1, points.length);
  const ground = frame.height - frame.bottom;
  const height = (point: ChartPoint) =>
    top > 0 ? (valueOf(point, series) / top) * (ground - frame.top) : 0;
  const [only] = points;
  if (only && points.length === 1)
    return [frame.left, frame.width].map((x) => `${x},${ground - height(only)}`).join(' ');
  return points
    .map((point, at) => `${frame.left + (at + 0.5) * slot},${ground - height(point)}`)
    .join(' ');
}

interface Drawn {
  series: readonly string[];
  /** The upper end of the scale. */
  top: number;
  frame: Frame;
  stacked: boolean;
}

/** The columns of every point: side by side in its slot, or on top of each other. */
export function columnsOf(
  points: readonly ChartPoint[],
  { series, top, frame, stacked }: Drawn,
): Column[][] {
  const slot = (frame.width - frame.left) / Math.max(1, points.length);
  const side = stacked ? 1 : series.length;
  const width = Math.min(WIDEST, (slot * (1 - GAP)) / Math.max(1, side));
  const ground = frame.height - frame.bottom;
  const room = ground - frame.top;
  return points.map((point, at) => {
    let below = 0;
    const start = frame.left + (at + 0.5) * slot - (width * side) / 2;
    return series.map((id, index) => {
      const height = top > 0 ? (valueOf(point, id) / top) * room : 0;
      const column = {
        series: id,
        x: start + (stacked ? 0 : index * width),
        y: ground - below - height,
        width,
        height,
      };
      if (stacked) below += height;
      return column;
    });
  });
}
