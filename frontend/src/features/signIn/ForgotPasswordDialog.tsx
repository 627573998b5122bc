import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { WaitNote } from '@/ui/feedback/WaitNote';
import { SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { roleName } from '@/lib/roleNames';
import { ROLES, type Role } from '@/lib/roles';
import { text as now, useText } from './messages';

/** Both are required, but what is missing is told by a toast (specification 1 §5). */
const schema = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), z.email(now('invalidEmail'))], now('invalidEmail'))),
  role: z.string(),
});
type Values = z.output<typeof schema>;

interface ForgotPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  role?: Role;
}

/** Asks for a link to a new password. The answer is the same whether there is such an account or not. */
export default function ForgotPasswordDialog({ open, onClose, role }: ForgotPasswordDialogProps) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(schema, { email: '', role: role ?? '' });
  const [request, { isLoading, error }] = api.useRequestPasswordResetMutation();

  const submit = async (values: Values) => {
    if (values.email === '' || values.role === '') {
      toast.error(text('resetMissing'), text('resetMissingText'));
      const empty = values.email === '' ? 'email' : 'role';
      form.setError(empty, { message: text('needed') }, { shouldFocus: true });
      return;
    }
    const answer = await request({ passwordResetRequest: values });
    if (answer.error) {
      toast.error(text('resetFailed'), problemText(answer.error, text('resetFailedText')));
      return;
    }
    toast.success(text('resetSent'), text('resetSentText'));
    onClose();
  };

  return (
    <FormDialog
      guardUnsaved={false}
      form={form}
      onSubmit={submit}
      loading={isLoading}
      error={undefined}
      open={open}
      onClose={onClose}
      title={text('resetTitle')}
      maxWidth="xs"
      submitLabel={text('resetSend')}
      loadingLabel={text('resetSending')}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('resetText')}</Typography>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={text('email')}
        autoComplete="email"
        autoFocus
        required
      />
      <SelectField
        control={form.control}
        name="role"
        label={text('role')}
        placeholder={text('chooseRole')}
        options={ROLES.map((value) => ({ value, label: roleName(value) }))}
        required
      />
      <WaitNote error={error} />
    </FormDialog>
  );
}
