import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { api } from '@/api/enhance';
import { WaitNote } from '@/ui/feedback/WaitNote';
import { UploadProgress } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { confirmAge } from '@/lib/age';
import { AccessFields } from './AccessFields';
import { AgentFields } from './AgentFields';
import { allFaults, refusal, type Fault } from './checks';
import { BirthDateField, ClosedCountryNote } from './CustomerFields';
import { DocumentFields } from './DocumentFields';
import { defaultsOf, payload, schemaOf, type FormValues, type Invitation } from './formModel';
import { KINDS, type Kind } from './kinds';
import { useText } from './messages';
import { FormSection, RegistrationInput } from './SectionFields';
import { TermsField } from './TermsField';
import { doneToast, wordingOf } from './wording';

const CALL = '/api/auth/register';

interface RegistrationFormProps {
  kind: Kind;
  invitation: Invitation;
}

/** The form of one registration page. After success it goes to the role's sign-in. */
export function RegistrationForm({ kind, invitation }: RegistrationFormProps) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const definition = KINDS[kind];
  const wording = wordingOf(kind);
  const schema = useMemo(() => schemaOf(kind), [kind]);
  const form = useZodForm(schema, defaultsOf(kind, invitation));
  const { control } = form;
  const { data: settings } = usePublicSettingsQuery();
  const [register, { isLoading, error }] = api.useRegisterMutation();

  /** Puts the sentences on their fields; the first one gets the focus. */
  const mark = (faults: readonly Fault[]) =>
    faults.forEach(({ name, message }, index) =>
      form.setError(name, { type: 'check', message }, { shouldFocus: index === 0 }),
    );

  const submit = async (values: FormValues) => {
    const refused = refusal(kind, values);
    const faults = allFaults(kind, values, settings);
    if (refused) toast.error(refused.title, refused.text);
    if (faults.length > 0) {
      mark(faults);
      return;
    }
    const body = payload(kind, values);
    const answer = await register({ registerRequest: body as never });
    if (answer.error) return;
    const done = doneToast(kind, String(body.role));
    toast.success(done.title, done.text);
    const age = settings?.minimumAge ?? 0;
    if (kind === 'customer' && age > 0) confirmAge(age);
    void navigate(definition.login, { state: { username: body.username } });
  };

  /** Whatever else is missing is said at once with what the schema found; the focus stays with the first field. */
  const markRest = () => {
    const values = form.getValues();
    for (const { name, message } of allFaults(kind, values, settings))
      if (!form.getFieldState(name).invalid) form.setError(name, { type: 'check', message });
  };

  return (
    <FormShell
      form={form}
      onSubmit={submit}
      onInvalid={markRest}
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
          {kind === 'customer' && section.title === 'person' && (
            <BirthDateField control={control} minimumAge={settings?.minimumAge ?? 0} />
          )}
        </FormSection>
      ))}
      {kind === 'customer' && <ClosedCountryNote control={control} settings={settings} />}
      {kind === 'agent' && <AgentFields control={control} />}
      <DocumentFields documents={definition.documents} control={control} />
      <AccessFields kind={kind} control={control} />
      <TermsField control={control} />
      {definition.documents.length > 0 && <UploadProgress path={CALL} active={isLoading} />}
      <WaitNote error={error} />
    </FormShell>
  );
}
