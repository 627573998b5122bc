import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { ImportResponse, ImportRowResponse } from '@/api/generated';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { importReportAddress } from '@/lib/exports';
import { paths } from '@/lib/paths';
import { oneOf, readParams } from '@/lib/queryParams';
import { OutcomeChip } from './ImportStateChip';
import { text as now, useText } from './messages';

const FILTERS = ['outcome'] as const;
const OUTCOMES = ['create', 'update', 'same', 'error'] as const;
/** Every row, where a report with errors would show those first. */
const ALL = 'all';

function What({ row, labels }: { row: ImportRowResponse; labels: ReadonlyMap<string, string> }) {
  const text = useText();
  const lines = [
    ...row.errors.map(({ column, message }) =>
      column ? text('errorAt', { column, message }) : message,
    ),
    ...row.changes.map(({ field, from, to }) =>
      text('change', {
        field: labels.get(field) ?? field,
        from: from || text('nothing'),
        to: to || text('nothing'),
      }),
    ),
  ];
  if (lines.length === 0) return <>—</>;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}
    >
      {lines.map((line, index) => (
        <Box
          component="li"
          key={`${index} ${line}`}
          sx={row.errors.length > index ? { color: 'tone.danger.fg', fontWeight: 600 } : {}}
        >
          {line}
        </Box>
      ))}
    </Box>
  );
}

function rowColumns({ fields }: ImportResponse): readonly Column<ImportRowResponse>[] {
  const labels = new Map(fields.map(({ field, label }) => [field, label]));
  return [
    {
      id: 'row',
      header: now('row'),
      align: 'right',
      width: 80,
      cell: ({ rowNumber }) => rowNumber,
    },
    {
      id: 'sku',
      header: now('sku'),
      onCard: 'title',
      cell: ({ sku, productId }) =>
        productId ? (
          <Link
            component={RouterLink}
            to={paths.manufacturer.product(productId)}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {sku || productId}
          </Link>
        ) : (
          sku || now('noSku')
        ),
    },
    {
      id: 'outcome',
      header: now('outcome'),
      onCard: 'status',
      cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
    },
    { id: 'what', header: now('what'), cell: (row) => <What row={row} labels={labels} /> },
  ];
}

/** Which rows are shown: those that were asked for; where nothing was, those with errors if there are some. */
function shownOutcome(chosen: string | undefined, { counts }: ImportResponse) {
  const named = oneOf(OUTCOMES)(chosen ?? '');
  if (named || chosen === ALL) return named;
  return counts.error > 0 ? 'error' : undefined;
}

/** The report of a check, row by row. */
export function ImportRows({ item }: { item: ImportResponse }) {
  const text = useText();
  const table = useTableState({ filters: FILTERS });
  const outcome = shownOutcome(table.filters.outcome, item);
  const list = api.useListImportRowsQuery(
    {
      ...readParams(table.args, { outcome: () => undefined }),
      id: item.id,
      ...(outcome ? { outcome } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const hasErrors = item.counts.error > 0;
  const named = (one: (typeof OUTCOMES)[number]) =>
    `${text(`outcome.${one}`)} (${formatCount(item.counts[one])})`;
  return (
    <Box component="section" aria-label={text('report')}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          my: 1,
        }}
      >
        <Typography variant="h4" component="h2">
          {text('report')}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          component="a"
          href={importReportAddress(item.id, { outcome })}
          download
        >
          {text('downloadReport')}
        </Button>
      </Box>
      <DataTable
        label={text('report')}
        table={table}
        list={list}
        columns={rowColumns(item)}
        rowKey={({ rowNumber }) => rowNumber}
        filters={[
          {
            kind: 'select',
            name: 'outcome',
            label: text('outcome'),
            all: hasErrors ? named('error') : text('allOutcomes'),
            options: [
              ...OUTCOMES.filter((one) => !hasErrors || one !== 'error').map((one) => ({
                value: one,
                label: named(one),
              })),
              ...(hasErrors ? [{ value: ALL, label: text('allOutcomes') }] : []),
            ],
          },
        ]}
        empty={{ title: text('noRows') }}
      />
    </Box>
  );
}
