import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { CheckField, NewPasswordFields, PasswordField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { Block } from '@/ui/data/Facts';
import { useToast } from '@/ui/toaster';
import { isOfCompany } from '@/lib/roles';
import { text as now, useText } from './messages';

const MIN = 6;
const MAX = 128;

const passwordSchema = z.object({
  currentPassword: z.string().min(1, now('required')),
  newPassword: z.string().min(1, now('required')).max(MAX, now('newPasswordHint')),
  confirmPassword: z.string().min(1, now('required')),
  keepPrograms: z.boolean(),
});
type PasswordValues = z.infer<typeof passwordSchema>;

/** Why nothing is sent, as title and text of a toast, in the words of the sign-up pages (specification 1 §5). */
function refusal(values: PasswordValues, isStaff: boolean): { title: string; text: string } | null {
  if (values.newPassword !== values.confirmPassword)
    return { title: now('mismatchTitle'), text: now('mismatch') };
  // What staff need is a setting: the server says it.
  if (!isStaff && [...values.newPassword].length < MIN)
    return { title: now('weakTitle'), text: now('weak') };
  if (values.newPassword === values.currentPassword)
    return { title: now('weakTitle'), text: now('samePassword') };
  return null;
}

const NOTHING: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  keepPrograms: false,
};

/** A new password for the old one; every other session ends with it. */
export function ChangePassword() {
  const text = useText();
  const toast = useToast();
  const { user } = useSession();
  const isStaff = user !== null && isOfCompany(user);
  const [change, { isLoading, error }] = api.useChangePasswordMutation();
  const form = useZodForm(passwordSchema, NOTHING);
  const save = async (values: PasswordValues) => {
    const refused = refusal(values, isStaff);
    if (refused) {
      toast.error(refused.title, refused.text);
      return;
    }
    const answer = await change({ changePasswordRequest: values });
    if (answer.error) return;
    form.reset(NOTHING);
    toast.success(text('passwordChanged'), text('passwordChangedText'));
  };
  return (
    <Block title={text('passwordTitle')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
        {text('passwordText')}
      </Typography>
      <Box sx={{ maxWidth: 420 }}>
        <FormShell
          form={form}
          onSubmit={save}
          loading={isLoading}
          error={error}
          submitLabel={text('changePassword')}
          loadingLabel={text('changing')}
        >
          <PasswordField
            control={form.control}
            name="currentPassword"
            label={text('currentPassword')}
            required
          />
          <NewPasswordFields
            control={form.control}
            password={{
              name: 'newPassword',
              label: text('newPassword'),
              hint: text(isStaff ? 'staffPasswordHint' : 'newPasswordHint'),
            }}
            confirm={{ name: 'confirmPassword', label: text('confirmPassword') }}
          />
          <CheckField control={form.control} name="keepPrograms" label={text('keepPrograms')} />
        </FormShell>
      </Box>
    </Block>
  );
}
