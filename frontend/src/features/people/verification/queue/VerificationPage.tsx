import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import { api } from '@/api/enhance';
import { useLivePolling } from '@/features/notices';
import { Page } from '@/ui/page/Page';
import { PlaceChanges } from '@/features/people/place/PlaceChanges';
import { DataTable, useTableState, type Filter } from '@/ui/table';
import { roleName } from '@/lib/roleNames';
import { ROLES } from '@/lib/roles';
import { CASE_COLUMNS } from './caseColumns';
import { useText } from '@/features/people/verification/messages';
import { queueArgs, TO_CHECK } from './queue';

const FILTERS = ['q', 'status', 'role', 'olderThanDays'] as const;
type FilterName = (typeof FILTERS)[number];

const AGES = [1, 3, 7, 14, 30] as const;
const REVIEWED = ROLES.filter((role) => role !== 'admin' && role !== 'customer');

function useFilters(): Filter<FilterName>[] {
  const text = useText();
  return [
    { kind: 'search', name: 'q', label: text('search') },
    {
      kind: 'select',
      name: 'status',
      label: text('status'),
      all: text('waiting'),
      options: [
        { value: TO_CHECK, label: text('documentsToCheck') },
        { value: 'approved', label: text('approved') },
        { value: 'rejected', label: text('rejected') },
      ],
    },
    {
      kind: 'select',
      name: 'role',
      label: text('role'),
      all: text('allRoles'),
      options: REVIEWED.map((role) => ({ value: role, label: roleName(role) })),
    },
    {
      kind: 'select',
      name: 'olderThanDays',
      label: text('age'),
      all: text('anyAge'),
      options: AGES.map((days) => ({ value: String(days), label: text('days', { count: days }) })),
    },
  ];
}

/** The verification queue: the longest waiting first. */
export default function VerificationPage() {
  const text = useText();
  const filters = useFilters();
  const table = useTableState({ filters: FILTERS });
  const list = api.useListVerificationCasesQuery(queueArgs(table.args), {
    refetchOnMountOrArgChange: true,
    pollingInterval: useLivePolling(),
  });
  return (
    <Page title={text('title')} description={text('description')}>
      <PlaceChanges />
      <DataTable
        label={text('title')}
        table={table}
        list={list}
        columns={CASE_COLUMNS}
        rowKey={({ user }) => user.id}
        filters={filters}
        empty={{
          icon: <HowToRegIcon />,
          title: text(table.hasFilters ? 'noMatch' : 'nobody'),
          ...(table.hasFilters ? {} : { text: text('nobodyText') }),
        }}
      />
    </Page>
  );
}
