import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type FieldValues } from 'react-hook-form';
import { strengthOf, type Strength } from '@/lib/passwordStrength';
import { useText } from '../messages';
import type { FieldProps } from './types';

const STEPS: readonly Strength[] = ['weak', 'fair', 'strong'];
const COLOURS = { weak: 'error.main', fair: 'warning.main', strong: 'success.main' } as const;

/** How strong the password is that is being typed, in a bar and in words. */
export function PasswordStrength<V extends FieldValues>({
  control,
  name,
}: Pick<FieldProps<V>, 'control' | 'name'>) {
  const text = useText();
  const typed: unknown = useWatch({ control, name });
  if (typeof typed !== 'string' || typed === '') return null;
  const strength = strengthOf(typed);
  const reached = STEPS.indexOf(strength);
  return (
    <Box sx={{ mt: -1 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}>
        {STEPS.map((step, at) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 1,
              bgcolor: at <= reached ? COLOURS[strength] : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        {text(`strength.${strength}`)}
      </Typography>
    </Box>
  );
}
