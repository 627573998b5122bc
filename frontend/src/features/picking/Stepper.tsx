import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

interface StepperProps {
  label: string;
  fewer: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number for the thumb: large buttons on both sides. */
export function Stepper({ label, fewer, more, value, min, max, onChange }: StepperProps) {
  const button = { width: 48, height: 48, border: 1, borderColor: 'divider' } as const;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{label}</Typography>
      <IconButton
        aria-label={fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        sx={button}
      >
        <RemoveIcon />
      </IconButton>
      <Box
        component="output"
        sx={{ minWidth: 40, textAlign: 'center', fontSize: '1.375rem', fontWeight: 660 }}
      >
        {value}
      </Box>
      <IconButton
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        sx={button}
      >
        <AddIcon />
      </IconButton>
    </Box>
  );
}
