import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { oneOf, readParams } from '@/lib/queryParams';
import type { PayoutResponse } from '@/api/generated';
import { DateTime, Money } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Status, statusOptions, statusesOf } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { DraftDialog } from './DraftDialog';
import { text as now, useText } from './messages';

const COLUMNS: readonly Column<PayoutResponse>[] = [
  {
    id: 'number',
    header: now('number'),
    onCard: 'title',
    cell: ({ id, number, note }) => (
      <>
        <Link component={RouterLink} to={paths.admin.payout(id)} sx={{ whiteSpace: 'nowrap' }}>
          {number}
        </Link>
        {note && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </>
    ),
  },
  {
    id: 'status',
    header: now('status'),
    onCard: 'status',
    cell: ({ status }) => <Status of="payout" value={status} />,
  },
  {
    id: 'created',
    header: now('created'),
    cell: ({ createdAt }) => <DateTime time={createdAt} />,
  },
  { id: 'paid', header: now('on_paid'), cell: ({ paidAt }) => <DateTime time={paidAt} /> },
  {
    id: 'people',
    header: now('people'),
    align: 'right',
    cell: ({ lineCount }) => lineCount ?? '—',
  },
  {
    id: 'total',
    header: now('total'),
    align: 'right',
    cell: ({ amount }) => <Money amount={amount} />,
  },
];

const FILTERS = ['status'] as const;
const PARAMS = { status: oneOf(statusesOf('payout')) };

/** The payouts, the newest first, and the way to draft one. */
export function PayoutsTab() {
  const text = useText();
  const [isDrafting, setDrafting] = useState(false);
  const table = useTableState({ filters: FILTERS, prefix: 'payouts' });
  const args = readParams(table.args, PARAMS);
  const list = api.useListPayoutsQuery(args, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {text('payoutsText')}
        </Typography>
        <Button
          variant="contained"
          onClick={() => setDrafting(true)}
          sx={{ flexShrink: 0, alignSelf: { xs: 'start', sm: 'auto' } }}
        >
          {text('newPayout')}
        </Button>
      </Box>
      <DataTable
        label={text('payouts')}
        table={table}
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        tools={<ExportButton name="payouts" filters={args} />}
        filters={[
          {
            kind: 'select',
            name: 'status',
            label: text('status'),
            all: text('allStates'),
            options: statusOptions('payout'),
          },
        ]}
        empty={{
          icon: <PaymentsIcon />,
          title: text(table.hasFilters ? 'noPayoutMatches' : 'noPayouts'),
          text: !table.hasFilters && text('noPayoutsText'),
        }}
      />
      {isDrafting && <DraftDialog onClose={() => setDrafting(false)} />}
    </Box>
  );
}
