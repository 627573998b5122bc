import InputAdornment from '@mui/material/InputAdornment';
import type { FieldValues } from 'react-hook-form';
import { CURRENCY_SIGN } from '@/lib/money';
import { TextField } from './TextField';
import type { FieldProps } from './types';

/** An amount; its value stays the decimal text that was typed (see `moneySchema`). */
export function MoneyField<V extends FieldValues>(props: FieldProps<V>) {
  return (
    <TextField
      {...props}
      align="right"
      autoComplete="off"
      placeholder="0.00"
      inputProps={{ inputMode: 'decimal' }}
      startAdornment={<InputAdornment position="start">{CURRENCY_SIGN}</InputAdornment>}
    />
  );
}
