import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { columnsOf, highest, lineOf, pointWords, type ChartPoint } from './columns';
import { PointLink } from './PointLink';
import { labelled, scaleOf, type Frame } from './scale';
import type { ChartSeries } from './types';
import { useArrows } from './useArrows';

const WIDE: Frame = { width: 960, height: 300, left: 60, bottom: 28, top: 12 };
/** For phones: drawn smaller, so that the words stay as large. */
const NARROW: Frame = { width: 340, height: 240, left: 54, bottom: 26, top: 10 };

export interface ColumnChartProps {
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Text alternative of the chart. */
  label: string;
  /** A value in words, for whoever hovers. */
  format: (value: number) => string;
  /** A value beside the axis. */
  formatTick?: (value: number) => string;
  /** The smallest step of the scale, such as a whole dollar. */
  least?: number;
  /** On top of each other in place of side by side. */
  stacked?: boolean;
}

interface LinesProps {
  scale: readonly number[];
  frame: Frame;
  format: (value: number) => string;
}

function Lines({ scale, frame, format }: LinesProps) {
  const top = scale.at(-1) ?? 1;
  const room = frame.height - frame.bottom - frame.top;
  return scale.map((value) => {
    const y = frame.height - frame.bottom - (value / top) * room;
    return (
      <g key={value}>
        <Box
          component="line"
          x1={frame.left}
          x2={frame.width}
          y1={y}
          y2={y}
          sx={{ stroke: (theme) => theme.vars?.palette.divider }}
        />
        <text x={frame.left - 8} y={y + 4} textAnchor="end">
          {format(value)}
        </text>
      </g>
    );
  });
}

/** Figures over time as columns, drawn by hand: a chart library would weigh more than the page. */
export function ColumnChart(props: ColumnChartProps) {
  const { points, series, label, format, formatTick = format, least = 1, stacked = false } = props;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const frame = isNarrow ? NARROW : WIDE;
  const ids = series.map(({ id }) => id);
  const scale = scaleOf(highest(points, ids, stacked), least);
  const top = scale.at(-1) ?? 1;
  const standing = series.filter(({ isLine }) => !isLine);
  const lines = series.filter(({ isLine }) => isLine);
  const columns = columnsOf(points, {
    series: standing.map(({ id }) => id),
    top,
    frame,
    stacked,
  });
  const isNamed = labelled(points.length, isNarrow ? 4 : 12);
  const slot = (frame.width - frame.left) / Math.max(1, points.length);
  const arrows = useArrows();
  // A picture has nothing to press in it; a chart whose points are links is a group of them.
  const role = points.some(({ to }) => to !== undefined) ? 'group' : 'img';
  return (
    <Box
      component="svg"
      role={role}
      aria-label={label}
      onKeyDown={arrows.onKeyDown}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      sx={{
        width: '100%',
        height: 'auto',
        display: 'block',
        fontSize: 12,
        '& text': {
          fill: (theme) => theme.vars?.palette.text.secondary,
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      <Lines scale={scale} frame={frame} format={formatTick} />
      {points.map((point, index) => (
        <PointLink
          key={point.id}
          to={point.to}
          label={pointWords(point, series, format)}
          {...arrows.link(index)}
        >
          <Box
            component="rect"
            className="slot"
            x={frame.left + index * slot}
            y={frame.top}
            width={slot}
            height={frame.height - frame.bottom - frame.top}
            sx={{ opacity: 0, fill: (theme) => theme.vars?.palette.action.hover }}
          />
          {columns[index]?.map(({ series: id, ...column }, at) => (
            <Box
              component="rect"
              key={id}
              {...column}
              rx={Math.min(2, column.width / 3)}
              sx={{ color: standing[at]?.colour, fill: 'currentcolor' }}
            />
          ))}
          {isNamed(index) && (
            <text x={frame.left + (index + 0.5) * slot} y={frame.height - 8} textAnchor="middle">
              {point.tick}
            </text>
          )}
        </PointLink>
      ))}
      {lines.map(({ id, colour }) => (
        <Box
          component="polyline"
          key={id}
          points={lineOf(points, id, { top, frame })}
          sx={{
            color: colour,
            fill: 'none',
            stroke: 'currentcolor',
            strokeWidth: 1.5,
            pointerEvents: 'none',
          }}
        />
      ))}
    </Box>
  );
}
