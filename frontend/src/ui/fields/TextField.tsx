import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './types';

export interface TextFieldProps<V extends FieldValues> extends FieldProps<V> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'password';
  autoComplete?: string;
  placeholder?: string;
  autoFocus?: boolean;
  /** More than one line of text. */
  rows?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  inputProps?: OutlinedInputProps['inputProps'];
  align?: 'right';
}

/** A line of text, or several with `rows`. The other text-like fields are built on it. */
export function TextField<V extends FieldValues>({ control, name, ...props }: TextFieldProps<V>) {
  const { field, fieldState } = useController({ control, name });
  const { label, hint, required, disabled, inputProps, rows, align, ...input } = props;
  return (
    <FieldFrame
      {...{ label, hint, error: fieldState.error?.message }}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          {...input}
          id={id}
          notched={false}
          name={field.name}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          {...(rows ? { multiline: true, minRows: rows } : {})}
          inputProps={{
            'aria-describedby': describedBy,
            ...(align ? { sx: { textAlign: align } } : {}),
            ...inputProps,
          }}
        />
      )}
    </FieldFrame>
  );
}
