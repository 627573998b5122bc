import InputAdornment from '@mui/material/InputAdornment';
import type { KeyboardEvent } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useFormats } from '@/lib/formats';
import { currencySign, fromCents, plainNumber, toCents } from '@/lib/money';
import { TextField } from './TextField';
import type { FieldProps } from './types';

/** What the arrow keys change an amount by (specification 2 §5: number inputs step 0.01). */
const STEP = 1n;

/** The amount one step up or down, never below zero; undefined for a text that is no amount. */
function stepped(typed: string, key: string): string | undefined {
  const step = { ArrowUp: STEP, ArrowDown: -STEP }[key];
  const cents = toCents(plainNumber(typed) || '0');
  if (step === undefined || cents === null || cents + step < 0n) return undefined;
  return fromCents(cents + step);
}

/** An amount; its value is the decimal text that was typed, once it is left without signs and groups (see `moneySchema`). */
export function MoneyField<V extends FieldValues>(props: FieldProps<V>) {
  useFormats();
  const { field } = useController({ control: props.control, name: props.name });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const amount = stepped(event.currentTarget.value, event.key);
    if (amount === undefined) return;
    event.preventDefault();
    field.onChange(amount);
  };
  // What is reckoned from the amount while others are typed reads it as it is sent.
  const onBlur = () => {
    const typed = String((field.value as string | null | undefined) ?? '');
    const plain = plainNumber(typed);
    if (plain !== typed && toCents(plain) !== null) field.onChange(plain);
  };
  return (
    <TextField
      {...props}
      align="right"
      autoComplete="off"
      placeholder="0.00"
      inputProps={{ inputMode: 'decimal', onKeyDown, onBlur }}
      startAdornment={<InputAdornment position="start">{currencySign()}</InputAdornment>}
    />
  );
}
