import ManageHistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { api } from '@/api/enhance';
import { asDay, asId, asText, listOf, readParams } from '@/lib/queryParams';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { ANEW, only, useAddress } from '@/lib/hooks/useAddress';
import type { UserResponse } from '@/api/generated';
import { Picker } from '@/ui/fields/Picker';
import { usePickerSearch } from '@/ui/fields/usePickerSearch';
import { roleName } from '@/lib/roleNames';
import { actionLabel, ACTIONS, LOGIN_COLUMNS, REPORT_COLUMNS } from './activityColumns';
import { useText } from './messages';

function asOption({ id, fullName, username, role }: UserResponse) {
  return { id, label: fullName ?? username, hint: `${username}, ${roleName(role)}` };
}

interface MemberPickerProps {
  /** 0: everybody. */
  userId: number;
  onChange: (userId: number) => void;
}

/** A member, found by name. */
function MemberPicker({ userId, onChange }: MemberPickerProps) {
  const text = useText();
  const { asked, onSearch } = usePickerSearch();
  const found = api.useListUsersQuery(asked);
  const chosen = api.useGetUserQuery({ id: userId }, { skip: userId < 1 }).currentData;
  return (
    <Picker
      label={text('member')}
      placeholder={text('anyMember')}
      noOptions={text('noMember')}
      value={chosen ? asOption(chosen) : null}
      options={(found.data?.items ?? []).map(asOption)}
      loading={found.isFetching}
      onSearch={onSearch}
      onChange={(option) => onChange(option?.id ?? 0)}
    />
  );
}

const FILTERS = ['userId', 'action', 'from', 'to'] as const;
type FilterName = (typeof FILTERS)[number];
const PARAMS = { userId: asId, action: listOf(asText), from: asDay, to: asDay };
type View = 'logins' | 'report';

/** What the history of sign-ins is made of. */
const LOGINS = ['login', 'logout'] as const;

function useActionFilter(view: View): Filter<FilterName> {
  const text = useText();
  const actions = view === 'logins' ? LOGINS : ACTIONS;
  return {
    kind: 'select',
    name: 'action',
    label: text('action'),
    all: text(view === 'logins' ? 'logins' : 'allActions'),
    options: actions.map((action) => ({ value: action, label: actionLabel(action) })),
  };
}

function ActivityTable({ view }: { view: View }) {
  const text = useText();
  const table = useTableState({ filters: FILTERS });
  const args = readParams(table.args, PARAMS);
  const wanted = view === 'logins' && !args.action ? { ...args, action: [...LOGINS] } : args;
  const list = api.useListActivityQuery(wanted, { refetchOnMountOrArgChange: true });
  const filters: Filter<FilterName>[] = [
    useActionFilter(view),
    { kind: 'date', name: 'from', label: text('from') },
    { kind: 'date', name: 'to', label: text('to') },
  ];
  return (
    <>
      <Box sx={{ maxWidth: 480, mb: 2 }}>
        <MemberPicker
          userId={Number(table.filters.userId) || 0}
          onChange={(id) => table.setFilter('userId', id ? String(id) : '')}
        />
      </Box>
      <DataTable
        label={text(view === 'logins' ? 'loginTab' : 'reportTab')}
        table={table}
        list={list}
        columns={view === 'logins' ? LOGIN_COLUMNS : REPORT_COLUMNS}
        rowKey={({ id }) => id}
        filters={filters}
        tools={<ExportButton name="activity" filters={wanted} />}
        empty={{
          icon: <ManageHistoryIcon />,
          title: text(view === 'logins' ? 'noLogs' : 'noReport'),
        }}
      />
    </>
  );
}

/** Who signed in and out, and what everybody did; for the areas of the admin and the manufacturer. */
export function ActivityReport({ title }: { title: string }) {
  const text = useText();
  const { params, change } = useAddress();
  const view: View = params.get('tab') === 'report' ? 'report' : 'logins';
  const setView = (wanted: View) => change(only(wanted === 'report' ? { tab: wanted } : {}), ANEW);
  return (
    <Page title={title} description={text('activityText')}>
      <Tabs
        value={view}
        onChange={(_event, wanted: View) => setView(wanted)}
        variant="scrollable"
        aria-label={title}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="logins" label={text('loginTab')} />
        <Tab value="report" label={text('reportTab')} />
      </Tabs>
      <ActivityTable key={view} view={view} />
    </Page>
  );
}
