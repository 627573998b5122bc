import { z } from 'zod';
import { KINDS, type Kind, type TextInput } from './kinds';
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

/** The schema of a page's texts; passwords and what proves a person have toasts of their own (`refusal`). */
export function schemaOf(kind: Kind) {
  const { sections, verified = [] } = KINDS[kind];
  const inputs = sections.flatMap((section) => section.inputs);
  const isFree = ({ name, optional = false }: TextInput) => optional || verified.includes(name);
  const shape = Object.fromEntries(
    inputs.map((input) => [input.name, textSchema(input.name, isFree(input))]),
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

/** What the link that led here says. */
export interface Invitation {
  /** The referral code of whoever invites; empty when nobody does. */
  code: string;
  /** The link invites to work under the agent, not to buy. */
  asSubAgent: boolean;
}

export function defaultsOf(kind: Kind, { code, asSubAgent }: Invitation): FormValues {
  const { sections, documents } = KINDS[kind];
  const inputs = sections.flatMap((section) => section.inputs);
  return {
    ...Object.fromEntries(inputs.map((input) => [input.name, ''])),
    ...Object.fromEntries(documents.map((input) => [input.name, input.multiple ? [] : null])),
    username: '',
    password: '',
    confirmPassword: '',
    birthDate: '',
    agentKind: asSubAgent ? 'sub-agent' : 'agent',
    referredBy: code,
    acceptTerms: false,
  };
}

/** Customers send the code as text; on the other pages a number stays the number of an agent (specification 1 §3). */
function referredBy(kind: Kind, value: unknown): FormValues {
  const code = typeof value === 'string' ? value.trim() : '';
  if (code === '' || !KINDS[kind].referred) return {};
  return { referredBy: kind !== 'customer' && /^\d+$/.test(code) ? Number(code) : code };
}

/** What is sent: the inputs of the page, its role, and the referral where there is one. */
export function payload(kind: Kind, values: FormValues): FormValues {
  const { agentKind, referredBy: code, ...fields } = values;
  const role = kind === 'agent' && agentKind === 'sub-agent' ? 'sub-agent' : kind;
  if (kind === 'wholesaler') delete fields.confirmPassword;
  const given = Object.entries(fields).filter(([, value]) => value !== '' && value !== null);
  return {
    ...Object.fromEntries(given),
    role,
    ...referredBy(kind, code),
    ...(kind === 'manufacturer' || kind === 'wholesaler' ? { verificationStatus: 'pending' } : {}),
  };
}
