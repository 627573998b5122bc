import { z } from 'zod';
import { KINDS, type Kind } from './kinds';
import { text } from './messages';

export type FormValues = Record<string, unknown>;

/** The file or files of a document input. */
export function filesOf(value: unknown): File[] {
  if (value instanceof File) return [value];
  return Array.isArray(value) ? value.filter((one) => one instanceof File) : [];
}

function textSchema(name: string, optional: boolean) {
  const trimmed = z.string().trim();
  if (optional) return trimmed;
  const label = text(name as 'firstName');
  const filled = trimmed.min(1, text('required', { label }));
  return name === 'email' ? filled.pipe(z.email(text('invalidEmail'))) : filled;
}

/** The schema of a page's texts; passwords and documents have toasts of their own (`refusal`). */
export function schemaOf(kind: Kind) {
  const inputs = KINDS[kind].sections.flatMap((section) => section.inputs);
  const shape = Object.fromEntries(
    inputs.map((input) => [input.name, textSchema(input.name, input.optional ?? false)]),
  );
  const required = (name: 'username' | 'password' | 'confirmPassword') =>
    z.string().min(1, text('required', { label: text(name) }));
  return z.looseObject({
    ...shape,
    username: required('username'),
    password: required('password'),
    confirmPassword: required('confirmPassword'),
  }) as unknown as z.ZodType<FormValues, FormValues>;
}

export function defaultsOf(kind: Kind, referral: string): FormValues {
  const { sections, documents } = KINDS[kind];
  const inputs = sections.flatMap((section) => section.inputs);
  return {
    ...Object.fromEntries(inputs.map((input) => [input.name, ''])),
    ...Object.fromEntries(documents.map((input) => [input.name, input.multiple ? [] : null])),
    username: '',
    password: '',
    confirmPassword: '',
    agentKind: 'agent',
    referredBy: referral,
  };
}

const MIN_PASSWORD = 6;

/** Why nothing is sent, as title and text of a toast, in the order of the older pages (specification 1 §5). */
export function refusal(kind: Kind, values: FormValues): { title: string; text: string } | null {
  const { mismatch, short, documents } = KINDS[kind];
  if (values.password !== values.confirmPassword) {
    return mismatch === 'plain'
      ? { title: text('mismatchTitle'), text: text('mismatch') }
      : { title: text('mismatchTitleCapital'), text: text('mismatchAgain') };
  }
  if (short && String(values.password).length < MIN_PASSWORD) {
    return { title: text(short), text: text('short') };
  }
  if (documents.every(({ name }) => filesOf(values[name]).length > 0)) return null;
  if (kind === 'dealer') return { title: text('missingDealer'), text: text('missingDealerText') };
  if (kind === 'employee')
    return { title: text('missingEmployee'), text: text('missingEmployeeText') };
  const title = values.agentKind === 'sub-agent' ? 'missingSubAgent' : 'missingAgent';
  return { title: text(title), text: text('missingAgentText') };
}

/** What is sent: the inputs of the page, its role, and the referral where there is one. */
export function payload(kind: Kind, values: FormValues): FormValues {
  const { agentKind, referredBy, ...fields } = values;
  const role = kind === 'agent' && agentKind === 'sub-agent' ? 'sub-agent' : kind;
  if (kind === 'wholesaler') delete fields.confirmPassword;
  const given = Object.entries(fields).filter(([, value]) => value !== '' && value !== null);
  const code = typeof referredBy === 'string' ? referredBy.trim() : '';
  return {
    ...Object.fromEntries(given),
    role,
    ...(code ? { referredBy: code } : {}),
    ...(kind === 'manufacturer' || kind === 'wholesaler' ? { verificationStatus: 'pending' } : {}),
  };
}
