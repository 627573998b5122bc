import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { WarehouseFiguresResponse } from '@/api/generated';
import { FactLine } from '@/ui/data/Facts';
import { QueryView } from '@/ui/feedback';
import { formatCount } from '@/lib/counts';
import { useLivePolling } from '@/features/notices';
import { useText } from './messages';
import { RecentWork, type WorkFigure } from './RecentWork';

/** What the server counts and the word it stands under. */
export type Figure = readonly [
  name: Exclude<keyof WarehouseFiguresResponse, 'byCourier' | 'recent'>,
  label: string,
];

interface WarehouseFiguresProps {
  /** What was done of late. */
  work: readonly WorkFigure[];
  /** How many orders stand where. */
  figures: readonly Figure[];
}

/** What was done of late against the days before, then how many orders stand where; counted again while somebody looks. */
export function WarehouseFigures({ work, figures }: WarehouseFiguresProps) {
  const text = useText();
  const pollingInterval = useLivePolling();
  const query = api.useGetWarehouseFiguresQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const shown = (data?: WarehouseFiguresResponse) => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RecentWork recent={data?.recent} show={work} />
      <FactLine
        title={text('now')}
        loading={!data}
        facts={figures.map(([name, label]) => [label, data && formatCount(data[name])])}
      />
    </Box>
  );
  return (
    <QueryView query={query} loading={shown()}>
      {shown}
    </QueryView>
  );
}
