import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import { KpiCard, KpiGrid } from '@/ui/data';
import { IssueTable, ReportIssueDialog } from '@/features/issues';
import { formatCount } from '@/lib/counts';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';

const COUNTED = ['open', 'mine', 'solved', 'unsolved'] as const;

/** How many issues stand where, and all of them, to be decided. */
export function Issues() {
  const text = useText();
  const pollingInterval = usePolling();
  const { data } = api.useCountIssuesQuery(undefined, { pollingInterval });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <KpiGrid>
        {COUNTED.map((name) => (
          <KpiCard
            key={name}
            label={text(`issues.${name}`)}
            value={formatCount(data?.[name])}
            loading={!data}
          />
        ))}
      </KpiGrid>
      <Box>
        <ReportIssueDialog size="medium" />
      </Box>
      <IssueTable />
    </Box>
  );
}
