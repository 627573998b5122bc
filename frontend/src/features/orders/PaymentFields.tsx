import type { FieldPath, FieldValues } from 'react-hook-form';
import { SelectField, TextField } from '@/ui/fields';
import type { FieldProps } from '@/ui/fields/types';
import { useText } from './fulfilmentMessages';
import { asOptions, PAYMENT_METHODS } from '@/lib/methods';

const METHODS = asOptions(PAYMENT_METHODS);

interface PaymentFieldsProps<V extends FieldValues> {
  control: FieldProps<V>['control'];
  /** The fields of the method and of the bank's or wallet's own number. */
  method: FieldPath<V>;
  reference: FieldPath<V>;
  /** What is asked: how it was paid, or how it is paid back. */
  label: string;
}

/** How money comes or goes back, and under which number the bank or wallet knows it. */
export function PaymentFields<V extends FieldValues>(props: PaymentFieldsProps<V>) {
  const { control, method, reference, label } = props;
  const text = useText();
  return (
    <>
      <SelectField
        control={control}
        name={method}
        label={label}
        options={METHODS}
        placeholder={text('chooseMethod')}
        required
      />
      <TextField
        control={control}
        name={reference}
        label={text('reference')}
        hint={text('referenceHint')}
        autoComplete="off"
      />
    </>
  );
}
