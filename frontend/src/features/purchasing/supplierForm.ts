import { z } from 'zod';
import type { SupplierRequest, SupplierResponse } from '@/api/generated';
import { requiredText } from '@/ui/fields';
import { plainNumber } from '@/lib/money';
import { text } from './messages';
import { words } from './words';

const MOST_DAYS = 365;

const days = z
  .string()
  .transform(plainNumber)
  .refine((typed) => typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) <= MOST_DAYS), {
    message: text('notWholeDays'),
  });

export const supplierSchema = z.object({
  name: requiredText(text('nameMissing')).max(120, text('tooLong', { most: 120 })),
  contact: words(120),
  email: words(120),
  phone: words(120),
  address: words(2000),
  leadDays: days,
  notes: words(2000),
  isActive: z.boolean(),
});

/** What the form starts with. */
export function supplierValues(supplier?: SupplierResponse) {
  return {
    name: supplier?.name ?? '',
    contact: supplier?.contact ?? '',
    email: supplier?.email ?? '',
    phone: supplier?.phone ?? '',
    address: supplier?.address ?? '',
    leadDays: supplier?.leadDays?.toString() ?? '',
    notes: supplier?.notes ?? '',
    isActive: supplier?.isActive ?? true,
  };
}

const orNull = (typed: string) => (typed === '' ? null : typed);

/** The form as it is sent; what was emptied is emptied. */
export function supplierRequest(
  values: z.output<typeof supplierSchema>,
): SupplierRequest & { name: string } {
  const { name, isActive, leadDays, ...rest } = values;
  return {
    name,
    isActive,
    leadDays: leadDays === '' ? null : Number(leadDays),
    contact: orNull(rest.contact),
    email: orNull(rest.email),
    phone: orNull(rest.phone),
    address: orNull(rest.address),
    notes: orNull(rest.notes),
  };
}
