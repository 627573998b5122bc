import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ColumnChartProps } from './ColumnChart';
import { highest, pointWords } from './columns';
import { PointLink } from './PointLink';
import { useArrows } from './useArrows';

interface BarFrame {
  width: number;
  /** Where the bars begin; the names stand before it. */
  left: number;
  /** Room behind the longest bar for its figure. */
  right: number;
  row: number;
  /** Letters of a name that have room. */
  letters: number;
}

const WIDE: BarFrame = { width: 960, left: 220, right: 110, row: 40, letters: 32 };
const NARROW: BarFrame = { width: 340, left: 100, right: 104, row: 40, letters: 14 };
const BAR = 12;

/** A name as long as there is room for it. */
export function shortened(name: string, letters: number): string {
  const all = [...name];
  return all.length <= letters ? name : `${all.slice(0, letters - 1).join('')}…`;
}

/** Groups beside each other as lying bars, with their names before them and the first figure behind it. */
export function BarChart({ points, series, label, format }: ColumnChartProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const arrows = useArrows();
  const { width, left, right, row, letters } = isNarrow ? NARROW : WIDE;
  const ids = series.map(({ id }) => id);
  const most = Math.max(1, highest(points, ids, false));
  const lengthOf = (value: number) => (Math.max(0, value) / most) * (width - left - right);
  const [first] = ids;
  const standing = series.filter(({ isLine }) => !isLine);
  const lines = series.filter(({ isLine }) => isLine);
  return (
    <Box
      component="svg"
      role={points.some(({ to }) => to !== undefined) ? 'group' : 'img'}
      aria-label={label}
      onKeyDown={arrows.onKeyDown}
      viewBox={`0 0 ${width} ${Math.max(1, points.length) * row}`}
      sx={{
        width: '100%',
        height: 'auto',
        display: 'block',
        fontSize: 13,
        '& text': {
          fill: (theme) => theme.vars?.palette.text.primary,
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      {points.map((point, index) => {
        const top = index * row;
        const middle = top + row / 2;
        const start = middle - (BAR * standing.length) / 2;
        const value = first === undefined ? 0 : (point.values[first] ?? 0);
        return (
          <PointLink
            key={point.id}
            to={point.to}
            label={pointWords(point, series, format)}
            {...arrows.link(index)}
          >
            <Box
              component="rect"
              className="slot"
              x={0}
              y={top}
              width={width}
              height={row}
              sx={{ opacity: 0, fill: (theme) => theme.vars?.palette.action.hover }}
            />
            <text x={left - 10} y={middle + 4} textAnchor="end">
              {shortened(point.name, letters)}
            </text>
            {standing.map(({ id, colour }, at) => (
              <Box
                component="rect"
                key={id}
                x={left}
                y={start + at * BAR}
                width={lengthOf(point.values[id] ?? 0)}
                height={BAR - 1}
                rx={2}
                sx={{ color: colour, fill: 'currentcolor' }}
              />
            ))}
            {lines.map(({ id, colour }) => (
              <Box
                component="rect"
                key={id}
                x={left + lengthOf(point.values[id] ?? 0) - 1}
                y={middle - BAR}
                width={2}
                height={2 * BAR}
                sx={{ color: colour, fill: 'currentcolor' }}
              />
            ))}
            <text
              x={left + Math.max(...ids.map((id) => lengthOf(point.values[id] ?? 0))) + 8}
              y={middle + 4}
            >
              {format(value)}
            </text>
          </PointLink>
        );
      })}
    </Box>
  );
}
