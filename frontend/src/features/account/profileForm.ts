import { z } from 'zod';
import type { UserResponse } from '@/api/generated';
import type { EditedFields } from '@/ui/conflict';
import type { Role } from '@/lib/roles';
import { text } from './messages';

/** What a person can change about themselves, in the order of the form. */
export const PERSONAL_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'zone',
  'birthDate',
] as const;
export const COMPANY_FIELDS = [
  'companyName',
  'companyAddress',
  'businessType',
  'distributionRegions',
  'description',
] as const;
export type ProfileField = (typeof PERSONAL_FIELDS)[number] | (typeof COMPANY_FIELDS)[number];
type CompanyField = (typeof COMPANY_FIELDS)[number];

export type ProfileValues = Record<ProfileField | 'currentPassword', string>;

/** What each role told about its company when it registered (specification 1 §3). */
const COMPANY_OF: Partial<Record<Role, readonly CompanyField[]>> = {
  manufacturer: ['companyName', 'companyAddress', 'businessType', 'description'],
  wholesaler: ['companyName', 'distributionRegions'],
  dealer: ['companyName'],
};

export function companyFields(role: string): readonly CompanyField[] {
  return COMPANY_OF[role as Role] ?? [];
}

/** Fields that registration asked for; the others may be emptied. */
export function isRequired(field: ProfileField, role: string): boolean {
  if (field === 'firstName' || field === 'lastName' || field === 'email') return true;
  return field !== 'description' && companyFields(role).includes(field as CompanyField);
}

export function valuesOf(me: UserResponse): ProfileValues {
  const fields = [...PERSONAL_FIELDS, ...COMPANY_FIELDS];
  const known = Object.fromEntries(fields.map((field) => [field, me[field] ?? '']));
  return { ...(known as Record<ProfileField, string>), currentPassword: '' };
}

/** Mail addresses are the same whatever their case. */
export function changesEmail(me: UserResponse, email: string): boolean {
  return email.trim().toLowerCase() !== (me.email ?? '').toLowerCase();
}

/** Required fields are filled, the address is one, and changing it takes the password. */
export function profileSchema(me: UserResponse) {
  const shape = Object.fromEntries(
    [...PERSONAL_FIELDS, ...COMPANY_FIELDS].map((field) => {
      const trimmed = z.string().trim();
      if (!isRequired(field, me.role)) return [field, trimmed];
      const filled = trimmed.min(1, text('required'));
      return [field, field === 'email' ? filled.pipe(z.email(text('notAnEmail'))) : filled];
    }),
  );
  return z
    .object({ ...shape, currentPassword: z.string() })
    .superRefine((typed: Record<string, unknown>, context) => {
      const email = typeof typed.email === 'string' ? typed.email : '';
      if (changesEmail(me, email) && !typed.currentPassword)
        context.addIssue({
          code: 'custom',
          path: ['currentPassword'],
          message: text('passwordForEmail'),
        });
    }) as unknown as z.ZodType<ProfileValues, ProfileValues>;
}

/** Only what differs from what the server has; the password goes along only for a new address. */
export function changesOf(me: UserResponse, values: ProfileValues): Partial<ProfileValues> {
  const before = valuesOf(me);
  const fields = [...PERSONAL_FIELDS, ...companyFields(me.role)];
  const changed = fields.filter((field) => values[field] !== before[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field]])),
    ...(changesEmail(me, values.email) ? { currentPassword: values.currentPassword } : {}),
  };
}

/** The fields that can be changed in two windows at once. */
export function profileFields(): EditedFields {
  const fields = [...PERSONAL_FIELDS, ...COMPANY_FIELDS];
  return Object.fromEntries(fields.map((field) => [field, { label: text(field) }]));
}
