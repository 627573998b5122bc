import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThumbSteps, type ThumbStepsProps } from './ThumbSteps';

interface StepperProps extends Omit<ThumbStepsProps, 'children'> {
  label: string;
}

/** A number that is only stepped. */
export function Stepper({ label, ...steps }: StepperProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{label}</Typography>
      <ThumbSteps {...steps}>
        <Box
          component="output"
          sx={{ minWidth: 40, textAlign: 'center', fontSize: '1.375rem', fontWeight: 660 }}
        >
          {steps.value}
        </Box>
      </ThumbSteps>
    </Box>
  );
}
