import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import type { SelectOption } from './SelectField';

interface InputFieldProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, in the place of the hint. */
  error?: string | undefined;
  /** Small ones for rows of a list. */
  size?: 'small' | 'medium';
  maxLength?: number;
  /** More than one line of text. */
  rows?: number;
  autoFocus?: boolean;
  /** One of these instead of a text. */
  options?: readonly SelectOption[];
}

/** A field outside of a form, such as the reason in a question; it looks like those of a form. */
export function InputField({ value, onChange, maxLength, rows, ...props }: InputFieldProps) {
  const { options, size = 'medium', autoFocus = false, error, ...frame } = props;
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => {
        const common = {
          value,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        const named = { id, 'aria-describedby': describedBy };
        if (options)
          return (
            <NativeSelect
              {...common}
              input={<OutlinedInput notched={false} size={size} />}
              inputProps={named}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </NativeSelect>
          );
        return (
          <OutlinedInput
            {...common}
            id={id}
            size={size}
            notched={false}
            autoComplete="off"
            autoFocus={autoFocus}
            {...(rows ? { multiline: true, minRows: rows } : {})}
            inputProps={{ 'aria-describedby': describedBy, maxLength }}
          />
        );
      }}
    </FieldFrame>
  );
}
