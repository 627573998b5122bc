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
  /** For a field in a table, whose column is headed; the label is there to be heard. */
  isLabelHidden?: boolean;
  children: (ids: FieldIds) => ReactNode;
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;

/** Label above, input, and below it the error or the hint: the shape of every field. */
export function FieldFrame(props: FrameProps) {
  const { label, hint, required, disabled, error, isLabelHidden = false, children } = props;
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
          ...(isLabelHidden ? HIDDEN : {}),
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
