import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useController, type FieldValues } from 'react-hook-form';
import { useText } from '../messages';
import { plainNumber } from '@/lib/money';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './types';

interface QuantityFieldProps<V extends FieldValues> extends FieldProps<V> {
  min?: number;
  max?: number;
}

const WHOLE = /^\d+$/;

/** Whole things; the value stays the typed text until the schema reads it (see `quantitySchema`). */
export function QuantityField<V extends FieldValues>(props: QuantityFieldProps<V>) {
  const { control, name, min = 1, max, label, hint, required, disabled } = props;
  const text = useText();
  const { field, fieldState } = useController({ control, name });
  const shown = String((field.value as string | number | null | undefined) ?? '');
  const plain = plainNumber(shown);
  const current = WHOLE.test(plain) ? Number(plain) : min;
  const step = (by: number) =>
    field.onChange(String(Math.min(Math.max(current + by, min), max ?? Number.MAX_SAFE_INTEGER)));
  return (
    <FieldFrame
      {...{ label, hint, error: fieldState.error?.message }}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          notched={false}
          name={field.name}
          value={shown}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          inputProps={{
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-describedby': describedBy,
            sx: { textAlign: 'center' },
          }}
          startAdornment={
            <IconButton
              edge="start"
              aria-label={text('decrease')}
              disabled={(disabled ?? false) || current <= min}
              onClick={() => step(-1)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          }
          endAdornment={
            <IconButton
              edge="end"
              aria-label={text('increase')}
              disabled={(disabled ?? false) || (max !== undefined && current >= max)}
              onClick={() => step(1)}
            >
              <AddIcon fontSize="small" />
            </IconButton>
          }
        />
      )}
    </FieldFrame>
  );
}
