import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { paths } from '@/lib/paths';
import type { FormValues } from './formModel';
import { useText } from './messages';

function Away({ to, label }: { to: string; label: string }) {
  return (
    <Link href={to} target="_blank" rel="noopener" underline="always">
      {label}
    </Link>
  );
}

/** The consent every registration needs; both pages open beside the form, so that nothing typed is lost. */
export function TermsField({ control }: { control: Control<FormValues> }) {
  const text = useText();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'acceptTerms' });
  const message = fieldState.error?.message;
  return (
    <FormControl error={message !== undefined} required>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-asterisk': { display: 'none' } }}
        control={
          <Checkbox
            name={field.name}
            checked={field.value === true}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            sx={{ mt: -1 }}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': message !== undefined,
                ...(message ? { 'aria-describedby': id } : {}),
              },
            }}
          />
        }
        label={
          <Box component="span">
            {text('termsBefore')} <Away to={paths.terms} label={text('termsLink')} />{' '}
            {text('termsAnd')} <Away to={paths.privacy} label={text('privacyLink')} />{' '}
            {text('termsAfter')}
          </Box>
        }
      />
      {message && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
