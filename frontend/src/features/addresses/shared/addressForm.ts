import { z } from 'zod';
import type { AddressRequest } from '@/api/generated';
import type { EditedFields } from '@/ui/conflict';
import { requiredText } from '@/ui/fields';
import { text } from './messages';

/** An address of the own book, as the server tells it. */
export interface ShownAddress {
  id: number;
  label?: string | null;
  recipient: string;
  phone?: string | null;
  line1: string;
  line2?: string | null;
  city: string;
  state?: string | null;
  postalCode?: string | null;
  country: string;
  isDefault: boolean;
}

/** The server's limits (crates/orders/src/address.rs). */
const short = (most: number) => z.string().trim().max(most, text('tooLong', { most }));
const needed = (message: string, most: number) =>
  requiredText(message).max(most, text('tooLong', { most }));

export const addressSchema = z.object({
  label: short(40),
  recipient: needed(text('recipientMissing'), 80),
  phone: short(30),
  line1: needed(text('line1Missing'), 90),
  line2: short(90),
  city: needed(text('cityMissing'), 60),
  state: short(50),
  postalCode: short(16),
  country: needed(text('countryMissing'), 56),
  isDefault: z.boolean(),
});

export type AddressValues = z.output<typeof addressSchema>;

export const emptyAddress: AddressValues = {
  label: '',
  recipient: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  isDefault: false,
};

/** The values of the form for an address that is there already. */
export function valuesOf(address: ShownAddress): AddressValues {
  const { label, phone, line2, state, postalCode } = address;
  const { recipient, line1, city, country, isDefault } = address;
  return {
    recipient,
    line1,
    city,
    country,
    isDefault,
    label: label ?? '',
    phone: phone ?? '',
    line2: line2 ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
  };
}

/** What is sent: what was left empty is left out. */
export function addressRequest(values: AddressValues) {
  const { recipient, line1, city, country, isDefault, ...optional } = values;
  const stated = Object.entries(optional).filter(([, value]) => value !== '');
  return {
    recipient,
    line1,
    city,
    country,
    isDefault,
    ...(Object.fromEntries(stated) as Partial<typeof optional>),
  };
}

/** The same in the place of an address: what was left empty is emptied there. */
export function replacing(values: AddressValues): AddressRequest {
  const { label, phone, line2, state, postalCode } = values;
  return {
    ...values,
    label: label || null,
    phone: phone || null,
    line2: line2 || null,
    state: state || null,
    postalCode: postalCode || null,
  };
}

/** The fields that can be changed in two windows at once. */
export function editedFields(): EditedFields {
  const fields = Object.keys(emptyAddress) as (keyof AddressValues)[];
  return Object.fromEntries(fields.map((field) => [field, { label: text(field) }]));
}

/** The lines of an address as they stand on a parcel. */
export function addressLines(address: Omit<ShownAddress, 'id' | 'isDefault'>): string[] {
  const { recipient, line1, line2, city, state, postalCode, country, phone } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [
    recipient,
    line1,
    line2,
    [place, state].filter(Boolean).join(', '),
    country,
    phone,
  ].filter((line): line is string => Boolean(line));
}
