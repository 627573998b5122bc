import { api } from '@/api/enhance';
import type { SelectOption } from '@/ui/fields';

/** As many as one answer holds. */
const MANY = 200;

/** The suppliers that goods are bought from, to choose one. */
export function useSupplierOptions(): SelectOption[] {
  const { data } = api.useListSuppliersQuery({ isActive: true, limit: MANY });
  return (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
