import Alert from '@mui/material/Alert';
import { useSelector } from 'react-redux';
import { z } from 'zod';
import { selectLost } from '@/access/session';
import { WaitNote } from '@/components/feedback/WaitNote';
import { PasswordField, requiredText, TextField } from '@/components/fields';
import { FormShell, useZodForm } from '@/components/form';
import { text as now, useText } from './messages';
import { PageFailure } from './PageFailure';
import type { Portal } from './portals';
import { useSignIn } from './useSignIn';

const schema = z.object({
  username: requiredText(now('usernameRequired')),
  password: z.string().min(1, now('passwordRequired')),
});

/** Doors whose older pages kept the failure on the page, besides the toast (specification 1 §8). */
const WITH_PAGE_TEXT: readonly Portal[] = ['manufacturer', 'warehouse'];

interface SignInFormProps {
  portal: Portal;
  /** Prefilled after a sign-up. */
  username?: string;
}

/** Username and password at one door, and the way to a new password. A refusal is a toast, as the screens have it. */
export function SignInForm({ portal, username = '' }: SignInFormProps) {
  const text = useText();
  const form = useZodForm(schema, { username, password: '' });
  const lost = useSelector(selectLost);
  const { submit, loading, error } = useSignIn(portal);
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      loading={loading}
      error={undefined}
      submitLabel={text('signIn')}
      loadingLabel={text('signingIn')}
      wideSubmit
    >
      {lost && <Alert severity="info">{text('sessionEnded')}</Alert>}
      <TextField
        control={form.control}
        name="username"
        label={text('username')}
        hint={text('usernameHint')}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        required
      />
      <PasswordField control={form.control} name="password" label={text('password')} required />
      {WITH_PAGE_TEXT.includes(portal) && <PageFailure error={error} />}
      <WaitNote error={error} />
    </FormShell>
  );
}
