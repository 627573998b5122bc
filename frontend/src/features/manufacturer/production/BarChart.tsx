import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { barsOf, labelled, scaleOf, SERIES, type Frame, type Point } from './bars';
import { text as now, useText } from './messages';
import type { Bucket } from './period';
import { pointName, pointTick } from './pointNames';

/** Colours that are told apart in both schemes and by everybody; the legend and the table say the rest. */
export const COLOURS = {
  produced: 'primary.main',
  shipped: 'info.main',
  scrapped: 'warning.main',
} as const;

const WIDE: Frame = { width: 960, height: 300, left: 52, bottom: 28, top: 12 };
/** For phones: drawn smaller, so that the words stay as large. */
const NARROW: Frame = { width: 340, height: 240, left: 40, bottom: 26, top: 10 };

export function Legend() {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, typography: 'caption' }}>
      {SERIES.map((name) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 10, height: 10, borderRadius: 0.4, bgcolor: COLOURS[name] }} />
          {text(name)}
        </Box>
      ))}
    </Box>
  );
}

function Lines({ scale, frame }: { scale: readonly number[]; frame: Frame }) {
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
          {value.toLocaleString('en')}
        </text>
      </g>
    );
  });
}

interface BarChartProps {
  points: readonly Point[];
  bucket: Bucket;
  /** What the picture says, for those who do not see it. */
  label: string;
}

/** The points as groups of bars, drawn by hand: a chart library would weigh more than the page. */
export function BarChart({ points, bucket, label }: BarChartProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const frame = isNarrow ? NARROW : WIDE;
  const scale = scaleOf(Math.max(...points.flatMap((point) => SERIES.map((name) => point[name]))));
  const groups = barsOf(points, scale.at(-1) ?? 1, frame);
  const isNamed = labelled(points.length, isNarrow ? 4 : 10);
  const slot = (frame.width - frame.left) / Math.max(1, points.length);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      sx={{
        width: '100%',
        height: 'auto',
        display: 'block',
        fontSize: 12,
        '& text': { fill: (theme) => theme.vars?.palette.text.secondary },
      }}
    >
      <Lines scale={scale} frame={frame} />
      {points.map((point, index) => (
        <Box component="g" key={point.start} sx={{ '&:hover .slot': { opacity: 1 } }}>
          <title>
            {now('bar', {
              when: pointName(point.start, bucket),
              produced: point.produced.toLocaleString('en'),
              scrapped: point.scrapped.toLocaleString('en'),
              shipped: point.shipped.toLocaleString('en'),
            })}
          </title>
          <Box
            component="rect"
            className="slot"
            x={frame.left + index * slot}
            y={frame.top}
            width={slot}
            height={frame.height - frame.bottom - frame.top}
            sx={{ opacity: 0, fill: (theme) => theme.vars?.palette.action.hover }}
          />
          {groups[index]?.map(({ name, ...bar }) => (
            <Box
              component="rect"
              key={name}
              {...bar}
              rx={Math.min(2, bar.width / 3)}
              sx={{ color: COLOURS[name], fill: 'currentcolor' }}
            />
          ))}
          {isNamed(index) && (
            <text x={frame.left + (index + 0.5) * slot} y={frame.height - 8} textAnchor="middle">
              {pointTick(point.start, bucket)}
            </text>
          )}
        </Box>
      ))}
    </Box>
  );
}
