import { api } from '@/api/enhance';
import type { ListOrdersApiArg } from '@/api/generated';
import { KpiCard } from '@/ui/data';

interface OrderCountProps {
  label: string;
  /** What is counted. */
  of: ListOrdersApiArg;
}

/** How many orders there are of this kind. */
export function OrderCount({ label, of }: OrderCountProps) {
  const { data, isLoading } = api.useListOrdersQuery({ ...of, limit: 1 });
  return <KpiCard label={label} value={data?.total ?? '—'} loading={isLoading} />;
}
