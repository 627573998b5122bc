import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { CheckField, TextField } from '@/ui/fields';
import type { AddressValues } from './addressForm';
import { useText } from './messages';

interface AddressFieldsProps {
  control: Control<AddressValues>;
  /** The first address and the default one are the default in any case. */
  withDefault: boolean;
}

const PAIR = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** The fields of an address, named so that the browser can fill them in. */
export function AddressFields({ control, withDefault }: AddressFieldsProps) {
  const text = useText();
  const field = (name: keyof AddressValues & keyof typeof AUTOCOMPLETE) => ({
    control,
    name,
    label: text(name),
    autoComplete: AUTOCOMPLETE[name],
  });
  return (
    <>
      <TextField {...field('recipient')} required />
      <TextField {...field('line1')} required />
      <TextField {...field('line2')} />
      <Box sx={PAIR}>
        <TextField {...field('postalCode')} />
        <TextField {...field('city')} required />
        <TextField {...field('state')} />
        <TextField {...field('country')} required />
        <TextField {...field('phone')} hint={text('phoneHint')} />
        <TextField {...field('label')} hint={text('labelHint')} />
      </Box>
      {withDefault && <CheckField control={control} name="isDefault" label={text('isDefault')} />}
    </>
  );
}

const AUTOCOMPLETE = {
  label: 'off',
  recipient: 'shipping name',
  phone: 'shipping tel',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  city: 'shipping address-level2',
  state: 'shipping address-level1',
  postalCode: 'shipping postal-code',
  country: 'shipping country-name',
} as const;
