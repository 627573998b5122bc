import type { FieldValues } from 'react-hook-form';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';
import type { FieldProps } from './types';

interface NewPasswordFieldsProps<V extends FieldValues> extends Pick<FieldProps<V>, 'control'> {
  password: Pick<FieldProps<V>, 'name' | 'label' | 'hint'>;
  confirm: Pick<FieldProps<V>, 'name' | 'label'>;
}

/** A new password, how strong it is, and its repetition. */
export function NewPasswordFields<V extends FieldValues>({
  control,
  password,
  confirm,
}: NewPasswordFieldsProps<V>) {
  return (
    <>
      <PasswordField control={control} autoComplete="new-password" required {...password} />
      <PasswordStrength control={control} name={password.name} />
      <PasswordField control={control} autoComplete="new-password" required {...confirm} />
    </>
  );
}
