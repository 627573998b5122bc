import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Ties an input to its label, hint and error. */
export interface FieldIds {
  id: string;
  describedBy: string | undefined;
}

interface FrameProps extends FieldFrameProps {
  error: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** Label above, input, and below it the error or the hint: the shape of every field. */
export function FieldFrame({ label, hint, required, disabled, error, children }: FrameProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      <FormLabel
        htmlFor={id}
        sx={{
          mb: 0.75,
          typography: 'body2',
          fontWeight: 600,
          color: 'text.primary',
          '&.Mui-focused': { color: 'text.primary' },
          '& .MuiFormLabel-asterisk': { color: 'text.secondary' },
        }}
      >
        {label}
      </FormLabel>
      {children({ id, describedBy: note ? `${id}-note` : undefined })}
      {note && (
        <FormHelperText id={`${id}-note`} component="div" sx={{ mx: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
