import type { Control } from 'react-hook-form';
import { NewPasswordFields, TextField } from '@/ui/fields';
import type { FormValues } from './formModel';
import type { Kind } from './kinds';
import { useText } from './messages';
import { FormSection } from './SectionFields';

/** Kinds whose passwords must be longer. */
const STAFF: readonly Kind[] = ['manufacturer', 'employee'];

/** Username and password, and for customers the code of who brought them. */
export function AccessFields({ kind, control }: { kind: Kind; control: Control<FormValues> }) {
  const text = useText();
  return (
    <FormSection title={text('access')}>
      <TextField
        control={control}
        name="username"
        label={text('username')}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        required
      />
      {kind === 'customer' && (
        <TextField control={control} name="referredBy" label={text('referralCode')} />
      )}
      <NewPasswordFields
        control={control}
        password={{
          name: 'password',
          label: text('password'),
          ...(STAFF.includes(kind) && { hint: text('staffPasswordHint') }),
        }}
        confirm={{ name: 'confirmPassword', label: text('confirmPassword') }}
      />
    </FormSection>
  );
}
