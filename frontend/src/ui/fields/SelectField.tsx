import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './types';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly SelectOption[];
  /** The empty choice; without it the first option is chosen. */
  placeholder?: string;
}

/** One of several choices; the browser's own list, which every phone and screen reader knows. */
export function SelectField<V extends FieldValues>(props: SelectFieldProps<V>) {
  const { control, name, options, placeholder, label, hint, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame
      {...{ label, hint, error: fieldState.error?.message }}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      {({ id, describedBy }) => (
        <NativeSelect
          name={field.name}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          input={<OutlinedInput notched={false} />}
          inputProps={{ id, 'aria-describedby': describedBy }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
