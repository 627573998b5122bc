import { z } from 'zod';
import type { UserResponse } from '@/api/generated';
import type { EditedFields } from '@/ui/conflict';
import { text } from './messages';

export const STORE_FIELDS = ['companyName', 'phone', 'country', 'zone'] as const;
export type StoreValues = Record<(typeof STORE_FIELDS)[number], string>;

export const storeSchema = z.object({
  companyName: z.string().trim().min(1, text('required')),
  phone: z.string().trim(),
  country: z.string().trim(),
  zone: z.string().trim(),
});

export function storeValues(me: UserResponse): StoreValues {
  const { companyName, phone, country, zone } = me;
  return {
    companyName: companyName ?? '',
    phone: phone ?? '',
    country: country ?? '',
    zone: zone ?? '',
  };
}

/** Only what differs from what the server has. */
export function storeChanges(me: UserResponse, values: StoreValues): Partial<StoreValues> {
  const before = storeValues(me);
  const changed = STORE_FIELDS.filter((field) => values[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** The fields that can be changed in two windows at once. */
export function storeFields(): EditedFields {
  return Object.fromEntries(STORE_FIELDS.map((field) => [field, { label: text(field) }]));
}
