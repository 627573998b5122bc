import { api } from '@/api/enhance';
import type { WarehouseFiguresResponse } from '@/api/generated';
import { KpiCard, KpiGrid } from '@/ui/data';
import { QueryView } from '@/ui/feedback';
import { formatCount } from '@/lib/counts';
import { useLivePolling } from '@/features/notices';

/** What the server counts and the word it stands under. */
export type Figure = readonly [
  name: Exclude<keyof WarehouseFiguresResponse, 'byCourier'>,
  label: string,
];

/** How many orders stand where, counted again while somebody looks. */
export function WarehouseFigures({ figures }: { figures: readonly Figure[] }) {
  const pollingInterval = useLivePolling();
  const query = api.useGetWarehouseFiguresQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const shown = (data?: WarehouseFiguresResponse) => (
    <KpiGrid>
      {figures.map(([name, label]) => (
        <KpiCard key={name} label={label} value={data && formatCount(data[name])} loading={!data} />
      ))}
    </KpiGrid>
  );
  return (
    <QueryView query={query} loading={shown()}>
      {shown}
    </QueryView>
  );
}
