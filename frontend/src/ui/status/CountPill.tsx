import Box from '@mui/material/Box';
import { formatCount } from '@/lib/counts';

/** How much waits somewhere, beside its name; nothing where nothing does. */
export function CountPill({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 0.875,
        borderRadius: 5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        lineHeight: '20px',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {formatCount(count)}
    </Box>
  );
}
