import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { readParams, sortedBy } from '@/lib/queryParams';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { text as now, useText } from '../messages';

const COLUMNS: readonly Column<UserResponse>[] = [
  {
    id: 'dealer',
    header: now('dealer'),
    onCard: 'title',
    cell: ({ companyName, fullName, username }) => (
      <Box>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, display: 'block' }}>
          {companyName ?? fullName ?? username}
        </Typography>
        {companyName && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {fullName}
          </Typography>
        )}
      </Box>
    ),
  },
  {
    id: 'email',
    header: now('email'),
    cell: ({ email }) => (email ? <Link href={`mailto:${email}`}>{email}</Link> : '—'),
  },
  {
    id: 'phone',
    header: now('phone'),
    cell: ({ phone, phoneNumber }) => phone ?? phoneNumber ?? '—',
  },
  { id: 'country', header: now('country'), cell: ({ country }) => country ?? '—' },
  { id: 'zone', header: now('zone'), cell: ({ zone }) => zone ?? '—' },
  {
    id: 'since',
    header: now('since'),
    sort: 'created',
    cell: ({ createdAt }) => <DateTime time={createdAt} show="date" />,
  },
];

const PARAMS = { sort: sortedBy('created') };

/** The dealers of the company, to find and to reach. */
export default function DealersPage() {
  const text = useText();
  const table = useTableState({ filters: ['q'], defaultSort: '-created' });
  const args = { ...readParams(table.args, PARAMS), role: 'dealer' };
  const list = api.useListUsersQuery(args);
  return (
    <Page title={text('dealers')} description={text('dealersText')}>
      <DataTable
        label={text('dealers')}
        table={table}
        list={list}
        columns={COLUMNS}
        tools={<ExportButton name="users" filters={args} />}
        rowKey={({ id }) => id}
        filters={[{ kind: 'search', name: 'q', label: text('searchDealers') }]}
        empty={{ icon: <PeopleIcon />, title: text('noDealers') }}
      />
    </Page>
  );
}
