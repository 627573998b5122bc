import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { FieldFrame } from './FieldFrame';

interface ScanInputProps extends Pick<OutlinedInputProps, 'inputProps' | 'endAdornment' | 'sx'> {
  label: string;
  hint: string;
  inputRef: Ref<HTMLInputElement>;
  value: string;
  onChange: (typed: string) => void;
  onEnter: () => void;
}

/** Where a scanner types: it ends every code with Enter, which submits no form here. */
export function ScanInput(props: ScanInputProps) {
  const { label, hint, onChange, onEnter, inputProps, ...input } = props;
  return (
    <FieldFrame label={label} hint={hint} error={undefined}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...input}
          id={id}
          notched={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
          inputProps={{
            'aria-describedby': describedBy,
            autoComplete: 'off',
            enterKeyHint: 'done',
            ...inputProps,
          }}
        />
      )}
    </FieldFrame>
  );
}
