import { api } from '@/api/enhance';
import type { ListOrdersApiArg, ListProductsApiArg } from '@/api/generated';
import { KpiCard } from '@/ui/data';

interface CountProps<A> {
  label: string;
  /** What is counted. */
  of: A;
}

/** How many orders there are of this kind. */
export function OrderCount({ label, of }: CountProps<ListOrdersApiArg>) {
  const { data, isLoading } = api.useListOrdersQuery({ ...of, limit: 1 });
  return <KpiCard label={label} value={data?.total ?? '—'} loading={isLoading} />;
}

/** How many products there are of this kind. */
export function ProductCount({ label, of }: CountProps<ListProductsApiArg>) {
  const { data, isLoading } = api.useListProductsQuery({ ...of, limit: 1 });
  return <KpiCard label={label} value={data?.total ?? '—'} loading={isLoading} />;
}
