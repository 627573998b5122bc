import Box from '@mui/material/Box';
import type { Tone } from '@/theme/palette';

interface StatusChipProps {
  /** The text says it all; the colour only helps. */
  label: string;
  tone?: Tone;
}

/** A status as text on its colour. For the statuses of the trade see `Status`. */
export function StatusChip({ label, tone = 'neutral' }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.125,
        height: 24,
        borderRadius: 0.6,
        color: `tone.${tone}.fg`,
        bgcolor: `tone.${tone}.bg`,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: '50%',
          bgcolor: 'currentcolor',
        },
      }}
    >
      {label}
    </Box>
  );
}
