import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import { PasswordField, SelectField, TextField } from '@/components/fields';
import { FormShell, useZodForm } from '@/components/form';
import { useToast } from '@/components/toaster';
import { DocumentFields } from './DocumentFields';
import { defaultsOf, payload, refusal, schemaOf, type FormValues } from './formModel';
import { KINDS, type Kind } from './kinds';
import { useText } from './messages';
import { FormSection, RegistrationInput } from './SectionFields';
import { doneToast, wordingOf } from './wording';

interface RegistrationFormProps {
  kind: Kind;
  /** A code from the link the person followed. */
  referral: string;
}

/** The form of one registration page. After success it goes to the role's sign-in. */
export function RegistrationForm({ kind, referral }: RegistrationFormProps) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const definition = KINDS[kind];
  const wording = wordingOf(kind);
  const schema = useMemo(() => schemaOf(kind), [kind]);
  const form = useZodForm(schema, defaultsOf(kind, referral));
  const { control } = form;
  const agentKind = useWatch({ control, name: 'agentKind' });
  const [register, { isLoading, error }] = api.useRegisterMutation();

  const submit = async (values: FormValues) => {
    const refused = refusal(kind, values);
    if (refused) {
      toast.error(refused.title, refused.text);
      return;
    }
    const body = payload(kind, values);
    const answer = await register({ registerRequest: body as never });
    if (answer.error) return;
    const done = doneToast(kind, String(body.role));
    toast.success(done.title, done.text);
    void navigate(definition.login);
  };

  return (
    <FormShell
      form={form}
      onSubmit={submit}
      loading={isLoading}
      error={error}
      failure={{ title: wording.failedTitle, text: wording.failedText }}
      submitLabel={wording.submit}
      loadingLabel={wording.pending}
      wideSubmit
    >
      {definition.sections.map((section) => (
        <FormSection key={section.title} title={text(section.title)}>
          {section.inputs.map((input) => (
            <RegistrationInput key={input.name} input={input} control={control} />
          ))}
        </FormSection>
      ))}
      {kind === 'agent' && (
        <FormSection title={text('work')}>
          <SelectField
            control={control}
            name="agentKind"
            label={text('agentKind')}
            options={[
              { value: 'agent', label: text('kindAgent') },
              { value: 'sub-agent', label: text('kindSubAgent') },
            ]}
          />
          {agentKind === 'sub-agent' && (
            <TextField control={control} name="referredBy" label={text('parentCode')} required />
          )}
        </FormSection>
      )}
      <DocumentFields documents={definition.documents} control={control} />
      <FormSection title={text('access')}>
        <TextField
          control={control}
          name="username"
          label={text('username')}
          autoComplete="username"
          required
        />
        {kind === 'customer' && (
          <TextField
            control={control}
            name="referredBy"
            label={text('referralCode')}
            disabled={referral !== ''}
          />
        )}
        <PasswordField
          control={control}
          name="password"
          label={text('password')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label={text('confirmPassword')}
          autoComplete="new-password"
          required
        />
      </FormSection>
    </FormShell>
  );
}
