import { closedCountry, type PublicSettings } from '@/access/publicSettings';
import { ageOn } from '@/lib/age';
import { filesOf, type FormValues } from './formModel';
import { KINDS, type Kind } from './kinds';
import { text } from './messages';

/** A field at fault, and its sentence. */
export interface Fault {
  name: string;
  message: string;
}

/** Why nothing is sent: title and text of the toast, and the fields it is about, the first one first. */
export interface Refusal {
  title: string;
  text: string;
  faults: readonly Fault[];
}

const MIN_PASSWORD = 6;

const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const missing = (name: string): Fault => ({
  name,
  message:
    name === 'shopPhotos'
      ? text('photosMissing')
      : text('required', { label: text(name as 'username') }),
});

export const isSubAgent = (kind: Kind, values: FormValues) =>
  kind === 'agent' && values.agentKind === 'sub-agent';

function refusePasswords(kind: Kind, values: FormValues): Refusal | null {
  const { mismatch, short } = KINDS[kind];
  if (values.password !== values.confirmPassword) {
    const isPlain = mismatch === 'plain';
    const sentence = text(isPlain ? 'mismatch' : 'mismatchAgain');
    return {
      title: text(isPlain ? 'mismatchTitle' : 'mismatchTitleCapital'),
      text: sentence,
      faults: [{ name: 'confirmPassword', message: sentence }],
    };
  }
  if (short && String(values.password).length < MIN_PASSWORD) {
    const sentence = text('short');
    return {
      title: text(short),
      text: sentence,
      faults: [{ name: 'password', message: sentence }],
    };
  }
  return null;
}

/** What proves a person and is not there yet: texts and documents. */
export function missingProofs(kind: Kind, values: FormValues): Fault[] {
  const { verified = [], documents } = KINDS[kind];
  return [
    ...verified.filter((name) => asText(values[name]) === ''),
    ...documents.map(({ name }) => name).filter((name) => filesOf(values[name]).length === 0),
  ].map(missing);
}

function refuseVerification(kind: Kind, values: FormValues): Refusal | null {
  const faults = missingProofs(kind, values);
  if (faults.length === 0) return null;
  if (kind === 'dealer')
    return { title: text('missingDealer'), text: text('missingDealerText'), faults };
  if (kind === 'employee')
    return { title: text('missingEmployee'), text: text('missingEmployeeText'), faults };
  const title = text(isSubAgent(kind, values) ? 'missingSubAgent' : 'missingAgent');
  return { title, text: text('missingAgentText'), faults };
}

/** Everything that is wrong with what was filled in, each field once: the passwords, the proofs, and what is asked besides. */
export function allFaults(
  kind: Kind,
  values: FormValues,
  settings: PublicSettings | undefined,
): Fault[] {
  const found = [
    ...(refusePasswords(kind, values)?.faults ?? []),
    ...missingProofs(kind, values),
    ...faultsOf(kind, values, settings),
  ];
  return found.filter(({ name }, place) => found.findIndex((one) => one.name === name) === place);
}

/** What the older pages refuse with a toast, in their order (specification 1 §5): passwords, then documents. */
export function refusal(kind: Kind, values: FormValues): Refusal | null {
  return refusePasswords(kind, values) ?? refuseVerification(kind, values);
}

function birthDateFault(birthDate: string, minimumAge: number): Fault[] {
  if (minimumAge === 0) return [];
  if (birthDate === '') return [missing('birthDate')];
  const age = ageOn(birthDate);
  if (age === null) return [{ name: 'birthDate', message: text('birthDateWrong') }];
  if (age >= minimumAge) return [];
  return [{ name: 'birthDate', message: text('tooYoung', { age: minimumAge }) }];
}

/** What our own pages ask for besides: age, an open country, the agent's code, the consent. */
export function faultsOf(
  kind: Kind,
  values: FormValues,
  settings: PublicSettings | undefined,
): Fault[] {
  const faults: Fault[] = [];
  if (kind === 'customer') {
    faults.push(...birthDateFault(asText(values.birthDate), settings?.minimumAge ?? 0));
    const country = closedCountry(settings, asText(values.country));
    if (country) faults.push({ name: 'country', message: text('closedCountry', { country }) });
  }
  if (isSubAgent(kind, values) && asText(values.referredBy) === '')
    faults.push({
      name: 'referredBy',
      message: text('required', { label: text('parentCode') }),
    });
  if (values.acceptTerms !== true)
    faults.push({ name: 'acceptTerms', message: text('termsNeeded') });
  return faults;
}
