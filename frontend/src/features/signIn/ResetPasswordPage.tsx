import LinkOffIcon from '@mui/icons-material/LinkOff';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { isProblem } from '@/lib/server/problem';
import { EmptyState } from '@/ui/feedback';
import { WaitNote } from '@/ui/feedback/WaitNote';
import { CheckField, NewPasswordFields } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useAddress } from '@/lib/hooks/useAddress';
import { loginPath } from '@/lib/roles';
import { ForgotPassword } from './ForgotPassword';
import { text as now, useText } from './messages';
import { SignInFrame } from './SignInFrame';

const MIN_PASSWORD = 6;
const schema = z.object({
  password: z.string().min(1, now('newPasswordRequired')),
  confirmPassword: z.string().min(1, now('confirmRequired')),
  keepPrograms: z.boolean(),
});
type Values = z.output<typeof schema>;

/** A link that is used, replaced, too old or mistyped, and the way to a new one. */
function DeadLink() {
  const text = useText();
  return (
    <EmptyState
      icon={<LinkOffIcon />}
      title={text('linkDead')}
      text={text('linkDeadText')}
      action={<ForgotPassword label={text('askAgain')} variant="contained" />}
    />
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useZodForm(schema, {
    password: '',
    confirmPassword: '',
    keepPrograms: false,
  });
  const [confirm, { isLoading, error }] = api.useConfirmPasswordResetMutation();

  const refuse = (name: keyof Values, title: string, sentence: string) => {
    toast.error(title, sentence);
    form.setError(name, { message: sentence }, { shouldFocus: true });
  };
  const submit = async ({ password, confirmPassword, keepPrograms }: Values) => {
    if (password !== confirmPassword) {
      refuse('confirmPassword', text('mismatchTitle'), text('mismatch'));
      return;
    }
    if (password.length < MIN_PASSWORD) {
      refuse('password', text('weakTitle'), text('weak'));
      return;
    }
    const answer = await confirm({
      confirmResetRequest: { token, password, confirmPassword, keepPrograms },
    });
    if (!answer.data) return;
    const { role } = answer.data;
    toast.success(text('passwordSet'), text('passwordSetText'));
    void navigate(loginPath(role), { replace: true });
  };

  if (isProblem(error) && error.errors.token) return <DeadLink />;
  return (
    <FormShell
      guardUnsaved={false}
      form={form}
      onSubmit={submit}
      loading={isLoading}
      error={error}
      failure={{ title: text('passwordFailed'), text: text('passwordFailedText') }}
      submitLabel={text('setPassword')}
      loadingLabel={text('settingPassword')}
      wideSubmit
    >
      <NewPasswordFields
        control={form.control}
        password={{ name: 'password', label: text('newPassword'), hint: text('passwordHint') }}
        confirm={{ name: 'confirmPassword', label: text('confirmPassword') }}
      />
      <CheckField control={form.control} name="keepPrograms" label={text('keepPrograms')} />
      <WaitNote error={error} />
    </FormShell>
  );
}

/** Where the link of the reset mail leads. */
export default function ResetPasswordPage() {
  const text = useText();
  const token = useAddress().params.get('token')?.trim() ?? '';
  return (
    <SignInFrame title={text('newPasswordTitle')} description={text('newPasswordText')}>
      {token === '' ? <DeadLink /> : <NewPasswordForm token={token} />}
    </SignInFrame>
  );
}
