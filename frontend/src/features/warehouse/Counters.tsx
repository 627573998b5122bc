import { api } from '@/api/enhance';
import type { OrderStatusName } from '@/api/generated';
import { KpiCard, KpiGrid } from '@/components/data';
import { useText } from './messages';

const COUNTED = ['pending', 'processing', 'shipped'] as const satisfies readonly OrderStatusName[];

function Counter({ status }: { status?: (typeof COUNTED)[number] }) {
  const text = useText();
  const { data } = api.useListWarehouseOrdersQuery({ limit: 1, ...(status ? { status } : {}) });
  return <KpiCard label={text(status ?? 'total')} value={data?.total} loading={!data} />;
}

/** How many orders stand where (specification 2 §2). */
export function Counters() {
  return (
    <KpiGrid>
      {COUNTED.map((status) => (
        <Counter key={status} status={status} />
      ))}
      <Counter />
    </KpiGrid>
  );
}
