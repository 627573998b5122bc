import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { SupplierResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { ExportButton } from '@/ui/data/ExportButton';
import { DataTable, useTableState, type Column, type Filter } from '@/ui/table';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { buys } from '@/lib/purchasing';
import { asBoolean, readParams, sortedBy } from '@/lib/queryParams';
import { text as now, useText } from './messages';
import { ActiveChip, leadTime } from './supplierParts';

const SupplierDialog = lazyPart(() => import('./SupplierDialog'));

const NAMES = ['q', 'isActive'] as const;
const PARAMS = { isActive: asBoolean, sort: sortedBy('name', 'leadDays') };
const COLUMNS: readonly Column<SupplierResponse>[] = [
  {
    id: 'name',
    header: now('name'),
    sort: 'name',
    onCard: 'title',
    cell: ({ id, name }) => (
      <Link component={RouterLink} to={paths.purchasing.supplier(id)} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
    ),
  },
  { id: 'contact', header: now('contact'), cell: ({ contact }) => contact ?? '—' },
  { id: 'email', header: now('email'), cell: ({ email }) => email ?? '—' },
  { id: 'phone', header: now('phone'), cell: ({ phone }) => phone ?? '—' },
  {
    id: 'leadDays',
    header: now('leadDays'),
    sort: 'leadDays',
    align: 'right',
    cell: leadTime,
  },
  {
    id: 'state',
    header: now('state'),
    onCard: 'status',
    cell: (supplier) => <ActiveChip supplier={supplier} />,
  },
];

/** Those goods are bought from, by name until another order is wanted. */
export function SupplierTable() {
  const text = useText();
  const { user } = useSession();
  const [isAdding, setAdding] = useState(false);
  const table = useTableState({ filters: NAMES, prefix: 'suppliers', defaultSort: 'name' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListSuppliersQuery(args, { refetchOnMountOrArgChange: true });
  const filters: Filter<(typeof NAMES)[number]>[] = [
    { kind: 'search', name: 'q', label: text('searchSupplier') },
    {
      kind: 'select',
      name: 'isActive',
      label: text('state'),
      options: [
        { value: 'true', label: text('active') },
        { value: 'false', label: text('inactive') },
      ],
    },
  ];
  const isBuyer = buys(user);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isBuyer && (
        <Box>
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {text('addSupplier')}
          </Button>
        </Box>
      )}
      <DataTable
        label={text('suppliers')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        tools={<ExportButton name="suppliers" filters={args} />}
        filters={filters}
        empty={{
          icon: <StoreIcon />,
          title: text(table.hasFilters ? 'noSuppliersMatch' : 'noSuppliers'),
          ...(table.hasFilters ? {} : { text: text('noSuppliersText') }),
        }}
      />
      {isAdding && (
        <Suspense fallback={null}>
          <SupplierDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Box>
  );
}
