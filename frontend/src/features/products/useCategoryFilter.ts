import { api } from '@/api/enhance';
import type { Filter } from '@/ui/table';
import { useText } from './messages';

/** The filter of a list of products by its category. `all` says what stands first, where it is not the usual words. */
export function useCategoryFilter(all?: string): Filter<'category'> {
  const text = useText();
  const { data } = api.useListCategoriesQuery({});
  return {
    kind: 'select',
    name: 'category',
    label: text('category'),
    ...(all ? { all } : {}),
    options: (data?.items ?? []).map(({ name }) => ({ value: name, label: name })),
  };
}
