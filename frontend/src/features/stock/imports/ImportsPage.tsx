import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ImportResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { paths } from '@/lib/paths';
import { ImportStateChip } from './ImportStateChip';
import { text as now, useText } from './messages';

const EXPORTS = ['products', 'stock', 'movements', 'orders'] as const;

/** What an import did or would do, in few words. */
function resultOf({ state, counts, totalRows, error }: ImportResponse): string {
  if (state === 'failed') return error ?? '—';
  if (state === 'checked' || state === 'applied' || state === 'applying')
    return (['create', 'update', 'same', 'error'] as const)
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) =>
        now(`sum.${outcome}`, {
          count: counts[outcome],
          shown: formatCount(counts[outcome]),
        }),
      )
      .join(', ');
  return now('sum.rows', { count: totalRows, shown: formatCount(totalRows) });
}

const COLUMNS: readonly Column<ImportResponse>[] = [
  {
    id: 'file',
    header: now('file'),
    onCard: 'title',
    cell: ({ id, fileName }) => (
      <Link
        component={RouterLink}
        to={paths.manufacturer.import(id)}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {fileName}
      </Link>
    ),
  },
  { id: 'kind', header: now('kind'), cell: ({ kind }) => now(`kind.${kind}`) },
  {
    id: 'state',
    header: now('state'),
    onCard: 'status',
    cell: ({ state }) => <ImportStateChip state={state} />,
  },
  { id: 'result', header: now('result'), cell: resultOf },
  { id: 'by', header: now('by'), cell: ({ createdByName }) => createdByName ?? '—' },
  { id: 'time', header: now('time'), cell: ({ createdAt }) => <DateTime time={createdAt} /> },
];

function Exports() {
  const text = useText();
  return (
    <PageSection title={text('exports')}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
        {text('exportsText')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {EXPORTS.map((name) => (
          <Card
            key={name}
            sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'start' }}
          >
            <Box sx={{ flexGrow: 1 }}>
              <Typography variant="h5" component="h3">
                {text(`export.${name}`)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text(`export.${name}Text`)}
              </Typography>
            </Box>
            <ExportButton name={name} size="small" />
          </Card>
        ))}
      </Box>
    </PageSection>
  );
}

/** Files that were read in, and the lists that can be taken out. */
export default function ImportsPage() {
  const text = useText();
  const table = useTableState();
  const list = api.useListImportsQuery(table.args, { refetchOnMountOrArgChange: true });
  const start = (
    <Button variant="contained" component={RouterLink} to={paths.manufacturer.newImport}>
      {text('newImport')}
    </Button>
  );
  return (
    <Page title={text('title')} description={text('listText')} action={start}>
      <DataTable
        label={text('imports')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={{
          icon: <UploadFileIcon />,
          title: text('noImports'),
          text: text('noImportsText'),
          action: start,
        }}
      />
      <Exports />
    </Page>
  );
}
