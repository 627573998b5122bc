import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './types';

/** Yes or no; the label stands beside the box. */
export function CheckField<V extends FieldValues>(props: FieldProps<V>) {
  const { control, name, label, hint, disabled = false } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  const note = message ?? hint;
  return (
    <FormControl error={message !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        sx={{ ml: -1.375, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Checkbox
            name={field.name}
            checked={field.value === true}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: { ref: field.ref, ...(note ? { 'aria-describedby': id } : {}) },
            }}
          />
        }
      />
      {note && (
        <FormHelperText id={id} component="div" sx={{ mx: 0, mt: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
