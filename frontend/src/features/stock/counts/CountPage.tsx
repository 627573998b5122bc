import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { StockCountDetailsResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { DateTime, KpiCard } from '@/ui/data';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { formatCount } from '@/lib/counts';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { passesRole } from '@/lib/roles';
import { CountedLines } from './CountedLines';
import { useText } from './messages';

function Count({ count }: { count: StockCountDetailsResponse }) {
  const text = useText();
  const { user } = useSession();
  const isOwner = user !== null && passesRole(user, 'manufacturer');
  const [onlyDifferences, setOnly] = useState(count.differenceCount > 0);
  const lines = onlyDifferences
    ? count.lines.filter(({ expected, counted }) => expected !== counted)
    : count.lines;
  return (
    <Page
      title={text('number', { id: count.id })}
      description={
        <>
          {count.reason} · <DateTime time={count.createdAt} show="full" /> ·{' '}
          {count.createdByName ?? text('platform')}
        </>
      }
      crumbs={[
        { label: text('title'), to: paths.stock.counts },
        { label: text('number', { id: count.id }) },
      ]}
      action={
        isOwner && (
          <Button
            variant="outlined"
            component={RouterLink}
            to={paths.manufacturer.stockHistoryOfCount(count.id)}
          >
            {text('movements')}
          </Button>
        )
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        <KpiCard label={text('lines')} value={formatCount(count.lineCount)} />
        <KpiCard label={text('differing')} value={formatCount(count.differenceCount)} />
        <KpiCard label={text('more')} value={formatCount(count.piecesIn)} />
        <KpiCard label={text('fewer')} value={formatCount(count.piecesOut)} />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={onlyDifferences}
            onChange={(_event, checked) => setOnly(checked)}
          />
        }
        label={text('onlyDifferences')}
        sx={{ my: 1 }}
      />
      {lines.length > 0 ? (
        <CountedLines lines={lines} isOwner={isOwner} />
      ) : (
        <EmptyState title={text('noDifferences')} />
      )}
    </Page>
  );
}

/** One posted count: who counted what, and by how much it differed. */
export default function CountPage() {
  const text = useText();
  const id = useIdParam('countId');
  const query = api.useGetStockCountQuery({ id }, { skip: id < 1 });
  const frame = (instead: ReactNode) => (
    <Page title={text('title')} crumbs={[{ label: text('title'), to: paths.stock.counts }]}>
      {instead}
    </Page>
  );
  if (id < 1) return frame(<EmptyState title={text('notFound')} />);
  return (
    <QueryView
      query={query}
      current
      frame={frame}
      loading={<LinesSkeleton count={6} />}
      fallback={text('notFound')}
    >
      {(count) => <Count key={id} count={count} />}
    </QueryView>
  );
}
