import PaidIcon from '@mui/icons-material/PaidOutlined';
import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import { asDay, asId, oneOf, readParams, sortedBy } from '@/lib/queryParams';
import { REFERRING_ROLES } from '@/lib/roles';
import { ExportButton } from '@/ui/data/ExportButton';
import { statusOptions, statusesOf } from '@/ui/status';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { COMMISSION_COLUMNS } from './commissionColumns';
import { useText } from './messages';
import { PersonPicker } from './PersonPicker';

const FILTERS = ['status', 'from', 'to', 'beneficiaryId'] as const;
type FilterName = (typeof FILTERS)[number];
const PARAMS = {
  status: oneOf(statusesOf('commission')),
  from: asDay,
  to: asDay,
  beneficiaryId: asId,
  sort: sortedBy('created', 'amount'),
};

/** What agents and sub-agents earned, order by order. */
export function CommissionList() {
  const text = useText();
  const table = useTableState({ filters: FILTERS, defaultSort: '-created' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListCommissionsQuery(args, { refetchOnMountOrArgChange: true });
  const filters: Filter<FilterName>[] = [
    {
      kind: 'select',
      name: 'status',
      label: text('status'),
      all: text('allStates'),
      options: statusOptions('commission'),
    },
    { kind: 'date', name: 'from', label: text('from') },
    { kind: 'date', name: 'to', label: text('to') },
  ];
  const beneficiary = Number(table.filters.beneficiaryId) || 0;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ maxWidth: 360 }}>
        <PersonPicker
          label={text('beneficiary')}
          roles={REFERRING_ROLES}
          userId={beneficiary}
          onChange={(id) => table.setFilter('beneficiaryId', id ? String(id) : '')}
        />
      </Box>
      <DataTable
        label={text('list')}
        table={table}
        list={list}
        columns={COMMISSION_COLUMNS}
        rowKey={({ id }) => id}
        filters={filters}
        tools={<ExportButton name="commissions" filters={args} />}
        empty={{
          icon: <PaidIcon />,
          title: text(table.hasFilters ? 'noCommissionMatches' : 'noCommissions'),
        }}
      />
    </Box>
  );
}
