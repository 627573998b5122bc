import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { SelectField, TextField } from '@/ui/fields';
import { countryName } from '@/lib/countries';
import type { FormValues } from './formModel';
import type { TextInput } from './kinds';
import { words } from '@/lib/values';
import { useText } from './messages';

/** A titled block of the form, two inputs in a row where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {children}
      </Box>
    </Box>
  );
}

const AUTOCOMPLETE: Partial<Record<TextInput['name'], string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  companyName: 'organization',
  country: 'country-name',
  companyAddress: 'street-address',
};

const TYPES: Partial<Record<TextInput['name'], 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

interface InputProps {
  input: TextInput;
  control: Control<FormValues>;
}

/** One text input of a page: a line, several lines, or a choice. */
export function RegistrationInput({ input, control }: InputProps) {
  const text = useText();
  const { name, optional = false, options, rows } = input;
  const label = text(name === 'description' ? 'companyDescription' : name);
  if (options) {
    const read = name === 'country' ? countryName : words;
    return (
      <SelectField
        control={control}
        name={name}
        label={label}
        required={!optional}
        placeholder={text('choose')}
        options={options.map((value) => ({ value, label: read(value) }))}
      />
    );
  }
  const example =
    name === 'country' ? text('countryExample') : name === 'zone' ? text('zoneExample') : undefined;
  const auto = AUTOCOMPLETE[name];
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      type={TYPES[name] ?? 'text'}
      required={!optional}
      {...(example ? { placeholder: example } : {})}
      {...(auto ? { autoComplete: auto } : {})}
      {...(rows ? { rows } : {})}
    />
  );
}
