import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { isProblem } from '@/lib/server/problem';
import { NewPasswordFields, TextField, requiredText } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';

/** What staff need until an admin says otherwise. */
const MIN_PASSWORD = 10;

const schema = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  username: requiredText(),
  email: z
    .string()
    .trim()
    .pipe(z.email(now('invalidEmail'))),
  password: z.string(),
  confirmPassword: z.string(),
  setupCode: z.string().trim(),
});
type Values = z.output<typeof schema>;

/** Creates the one admin account; `onDone` gets its username. The confirmation is not sent. */
export function AdminSignUpForm({ onDone }: { onDone: (username: string) => void }) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(schema, {
    firstName: '',
    lastName: '',
    username: '',
    email: '',
    password: '',
    confirmPassword: '',
    setupCode: '',
  });
  const [registerAdmin, { isLoading, error }] = api.useRegisterAdminMutation();

  const [asksForCode, setAsksForCode] = useState(false);

  const submit = async ({ confirmPassword, setupCode, ...values }: Values) => {
    if (values.password !== confirmPassword) {
      toast.error(text('mismatchTitle'), text('mismatch'));
      return;
    }
    if (values.password.length < MIN_PASSWORD) {
      toast.error(text('weakTitle'), text('weakStaff'));
      return;
    }
    const { error: refusal } = await registerAdmin({
      adminRegistrationRequest: { ...values, role: 'admin', ...(setupCode && { setupCode }) },
    });
    if (isProblem(refusal) && refusal.errors.setupCode) setAsksForCode(true);
    if (refusal) return;
    toast.success(text('adminCreated'), text('adminCreatedText'));
    onDone(values.username);
  };

  const { control } = form;
  return (
    <FormShell
      guardUnsaved={false}
      form={form}
      onSubmit={submit}
      loading={isLoading}
      error={error}
      failure={{ title: text('adminFailed'), text: text('adminFailedText') }}
      submitLabel={text('createAdmin')}
      loadingLabel={text('creatingAdmin')}
      wideSubmit
    >
      <Alert severity="info">{text('oneAdmin')}</Alert>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          control={control}
          name="firstName"
          label={text('firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          control={control}
          name="lastName"
          label={text('lastName')}
          autoComplete="family-name"
          required
        />
      </Box>
      <TextField
        control={control}
        name="username"
        label={text('username')}
        autoComplete="username"
        required
      />
      <TextField
        control={control}
        name="email"
        type="email"
        label={text('email')}
        autoComplete="email"
        required
      />
      <NewPasswordFields
        control={control}
        password={{
          name: 'password',
          label: text('password'),
          hint: text('staffPasswordHint'),
        }}
        confirm={{ name: 'confirmPassword', label: text('confirmPassword') }}
      />
      {asksForCode && (
        <TextField
          control={control}
          name="setupCode"
          label={text('setupCode')}
          hint={text('setupCodeHint')}
          autoComplete="off"
          required
        />
      )}
    </FormShell>
  );
}
