import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { selectLost } from '@/access/session';
import { WaitNote } from '@/ui/feedback/WaitNote';
import { PasswordField, requiredText, TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { isProblem, UNREACHED } from '@/lib/server/problem';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';
import { PORTALS, type Portal } from './portals';
import { useSignIn } from './useSignIn';

/** The failure of a sign-in as a text of the page, which stays when the toast is gone; at a wrong door with the right one. */
function PageFailure({ error }: { error: unknown }) {
  const text = useText();
  const { search } = useLocation();
  if (!isProblem(error)) return null;
  const door = PORTALS.find((portal) => portal === error.portal);
  if (error.status === UNREACHED)
    return (
      <Alert severity="error" role="none">
        {error.detail}
      </Alert>
    );
  return (
    <Alert severity="error" role="none">
      <AlertTitle>{text('failedPage')}</AlertTitle>
      {error.detail || text('failedText')}
      {door && (
        <>
          {' '}
          <Link component={RouterLink} to={`${paths.login[door]}${search}`} color="inherit">
            {text('rightDoor', { title: text(`${door}Title`) })}
          </Link>
        </>
      )}
    </Alert>
  );
}

const schema = z.object({
  username: requiredText(now('usernameRequired')),
  password: z.string().min(1, now('passwordRequired')),
});

interface SignInFormProps {
  portal: Portal;
  /** Prefilled after a sign-up. */
  username?: string;
}

/** The name of an account that was just made. */
function nameOf(state: unknown): string {
  const username = (state as { username?: unknown } | null)?.username;
  return typeof username === 'string' ? username : '';
}

/** Username and password at one door. A refusal is a toast, as the screens have it, and stays beside the form. */
export function SignInForm({ portal, username = '' }: SignInFormProps) {
  const text = useText();
  const made = nameOf(useLocation().state);
  const form = useZodForm(schema, { username: username || made, password: '' });
  const lost = useSelector(selectLost);
  const { submit, loading, error } = useSignIn(portal);
  return (
    <FormShell
      guardUnsaved={false}
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
      <PageFailure error={error} />
      <WaitNote error={error} />
    </FormShell>
  );
}
