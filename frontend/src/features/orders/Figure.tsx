import Skeleton from '@mui/material/Skeleton';
import { api } from '@/api/enhance';
import type { ListOrdersApiArg } from '@/api/generated';
import { FactLine } from '@/ui/data/Facts';
import { formatCount } from '@/lib/counts';
import { useText } from './messages';

/** How many orders there are of this kind; a dash where that cannot be read. */
function OrderCount({ of }: { of: ListOrdersApiArg }) {
  const { data, isLoading } = api.useListOrdersQuery({ ...of, limit: 1 });
  if (isLoading) return <Skeleton width={24} />;
  return data ? formatCount(data.total) : '—';
}

/** How many orders stand where now, each kind by its name. */
export function OrdersNow({ kinds }: { kinds: readonly (readonly [string, ListOrdersApiArg])[] }) {
  const text = useText();
  return (
    <FactLine
      title={text('now')}
      facts={kinds.map(([label, of]) => [label, <OrderCount key={label} of={of} />])}
    />
  );
}
