import { useMemo, useState } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { asBoolean, readParams } from '@/lib/queryParams';
import type { UserResponse } from '@/api/generated';
import { useLivePolling } from '@/features/notices';
import { Page } from '@/ui/page/Page';
import { statusOptions } from '@/ui/status';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { roleName } from '@/lib/roleNames';
import { ROLES } from '@/lib/roles';
import { AccessDialog } from './AccessDialog';
import { accountColumns } from './accountColumns';
import { useText } from './messages';

const FILTERS = ['q', 'role', 'verificationStatus', 'isActive'] as const;
type FilterName = (typeof FILTERS)[number];
const PARAMS = { isActive: asBoolean };

/** Every account of the platform. */
export default function AccountsPage() {
  const text = useText();
  const { user: own } = useSession();
  const [changing, setChanging] = useState<UserResponse | null>(null);
  const table = useTableState({ filters: FILTERS });
  const list = api.useListUsersQuery(readParams(table.args, PARAMS), {
    refetchOnMountOrArgChange: true,
    pollingInterval: useLivePolling(),
  });
  const columns = useMemo(() => accountColumns(own?.id ?? 0, setChanging), [own?.id]);
  const filters: Filter<FilterName>[] = [
    { kind: 'search', name: 'q', label: text('search') },
    {
      kind: 'select',
      name: 'role',
      label: text('role'),
      all: text('allRoles'),
      options: ROLES.map((role) => ({ value: role, label: roleName(role) })),
    },
    {
      kind: 'select',
      name: 'verificationStatus',
      label: text('verification'),
      all: text('allStates'),
      options: statusOptions('verification'),
    },
    {
      kind: 'select',
      name: 'isActive',
      label: text('account'),
      options: [
        { value: 'true', label: text('active') },
        { value: 'false', label: text('inactive') },
      ],
    },
  ];
  return (
    <Page title={text('directoryTitle')} description={text('directoryText')}>
      <DataTable
        label={text('directoryTitle')}
        table={table}
        list={list}
        columns={columns}
        rowKey={(user) => user.id}
        filters={filters}
        empty={{ title: text('noUsers') }}
      />
      {changing && <AccessDialog user={changing} onClose={() => setChanging(null)} />}
    </Page>
  );
}
