import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { api } from '@/api/enhance';
import { asDay, asId, oneOf, readParams, sortedBy } from '@/lib/queryParams';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Filter, type TableState } from '@/ui/table';
import { FieldRow } from '@/ui/fields/FieldLayout';
import { paths } from '@/lib/paths';
import { LotPicker } from '../lots/LotPicker';
import { movementColumns } from './movementColumns';
import { ALL_REASONS, reasonOptions } from './movementForm';
import { ProductPicker } from './ProductPicker';
import { useText } from './stockMessages';

const FILTERS = ['productId', 'lotId', 'countId', 'type', 'reason', 'from', 'to'] as const;
type FilterName = (typeof FILTERS)[number];
const PARAMS = {
  productId: asId,
  lotId: asId,
  countId: asId,
  type: oneOf(['in', 'out']),
  reason: oneOf(ALL_REASONS),
  from: asDay,
  to: asDay,
  sort: sortedBy('created'),
};

function useFilters(): Filter<FilterName>[] {
  const text = useText();
  return [
    {
      kind: 'select',
      name: 'type',
      label: text('type'),
      all: text('allTypes'),
      options: [
        { value: 'in', label: text('in') },
        { value: 'out', label: text('out') },
      ],
    },
    {
      kind: 'select',
      name: 'reason',
      label: text('reason'),
      all: text('allReasons'),
      options: reasonOptions(ALL_REASONS),
    },
    { kind: 'date', name: 'from', label: text('from') },
    { kind: 'date', name: 'to', label: text('to') },
  ];
}

/** Of which product and lot, and of which stock count where a link said so. */
function Narrowing({ table }: { table: TableState<FilterName> }) {
  const text = useText();
  const { productId, lotId, countId } = table.filters;
  return (
    <Box sx={{ maxWidth: 960, mb: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <FieldRow least={280}>
          <ProductPicker
            label={text('product')}
            productId={Number(productId) || 0}
            onChange={(id) => table.setFilter('productId', id ? String(id) : '')}
          />
          <LotPicker
            lotId={Number(lotId) || 0}
            productId={Number(productId) || 0}
            onChange={(lot) => table.setFilter('lotId', lot ? String(lot.id) : '')}
          />
        </FieldRow>
      </Box>
      {countId && (
        <Chip
          label={text('ofCount', { id: countId })}
          onDelete={() => table.setFilter('countId', '')}
        />
      )}
    </Box>
  );
}

/** Every piece that came in or went out, with the balance after it and who did it. */
export default function StockHistoryPage() {
  const text = useText();
  const filters = useFilters();
  const table = useTableState({ filters: FILTERS, defaultSort: '-created' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListMovementsQuery(args, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={text('historyTitle')}
      description={text('historyText')}
      action={<ExportButton name="movements" filters={args} />}
    >
      <Narrowing table={table} />
      <DataTable
        label={text('historyTitle')}
        table={table}
        list={list}
        columns={movementColumns('all')}
        rowKey={({ id }) => id}
        filters={filters}
        empty={{
          icon: <HistoryIcon />,
          title: text(table.hasFilters ? 'noMatches' : 'noMovements'),
          action: (
            <Button component={Link} to={paths.manufacturer.stockIn} variant="contained">
              {text('inTitle')}
            </Button>
          ),
        }}
      />
    </Page>
  );
}
