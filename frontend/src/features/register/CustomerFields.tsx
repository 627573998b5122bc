import { useWatch, type Control } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import { closedCountry, type PublicSettings } from '@/access/publicSettings';
import { TextField } from '@/ui/fields';
import { isoDay } from '@/lib/dates';
import type { FormValues } from './formModel';
import { useText } from './messages';

interface BirthDateProps {
  control: Control<FormValues>;
  minimumAge: number;
}

/** The birth date of a customer; not asked for where no age is set. */
export function BirthDateField({ control, minimumAge }: BirthDateProps) {
  const text = useText();
  if (minimumAge === 0) return null;
  return (
    <TextField
      control={control}
      name="birthDate"
      type="date"
      label={text('birthDate')}
      hint={text('birthDateHint', { age: minimumAge })}
      autoComplete="bday"
      inputProps={{ min: '1900-01-01', max: isoDay() }}
      required
    />
  );
}

interface ClosedCountryProps {
  control: Control<FormValues>;
  settings: PublicSettings | undefined;
}

/** Says as soon as a country is typed that nothing is sold to consumers there. */
export function ClosedCountryNote({ control, settings }: ClosedCountryProps) {
  const text = useText();
  const typed = useWatch({ control, name: 'country' });
  const country = closedCountry(settings, typeof typed === 'string' ? typed : '');
  return (
    <div aria-live="polite">
      {country && <Alert severity="warning">{text('closedCountry', { country })}</Alert>}
    </div>
  );
}
