import Box from '@mui/material/Box';

/** Five tiers, each resting on the wider one below: a picture of the trade. Decoration only. */
const TIERS = [
  { x: 160, width: 120, opacity: 1 },
  { x: 125, width: 190, opacity: 0.72 },
  { x: 90, width: 260, opacity: 0.5 },
  { x: 55, width: 330, opacity: 0.32 },
  { x: 20, width: 400, opacity: 0.18 },
];

export function TierArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 440 300"
      aria-hidden
      sx={{ display: { xs: 'none', md: 'block' }, width: '100%', maxWidth: 520, ml: 'auto' }}
    >
      {TIERS.map(({ x, width, opacity }, index) => (
        <rect
          key={x}
          x={x}
          y={16 + index * 56}
          width={width}
          height={42}
          rx={12}
          fill="currentColor"
          opacity={opacity}
        />
      ))}
    </Box>
  );
}
