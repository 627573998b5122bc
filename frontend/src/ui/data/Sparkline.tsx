import Box from '@mui/material/Box';

const WIDTH = 96;
const HEIGHT = 32;
const PAD = 3;

/** The line through the values, fitted to the box. */
export function sparkPath(values: number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const step = (WIDTH - 2 * PAD) / Math.max(values.length - 1, 1);
  return values
    .map((value, index) => {
      const x = PAD + index * step;
      const y = HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The shape of a development, without axes: the numbers beside it say the rest. */
export function Sparkline({ values }: { values: number[] }) {
  if (values.length < 2) return null;
  const line = sparkPath(values);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      sx={{ width: WIDTH, minWidth: 0, height: HEIGHT, color: 'primary.main', display: 'block' }}
    >
      <path
        d={`${line}L${WIDTH - PAD} ${HEIGHT}L${PAD} ${HEIGHT}Z`}
        fill="currentColor"
        opacity={0.12}
      />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
  );
}
