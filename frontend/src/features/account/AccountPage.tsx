import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { ActivityResponse } from '@/api/generated';
import { actionLabel } from '@/features/activity';
import { OwnDocuments } from '@/features/people';
import { NoticeList, NoticePreferences, useUnread } from '@/features/notices';
import { DateTime } from '@/ui/data';
import { Page } from '@/ui/page/Page';
import { PageTabs, type PageTab } from '@/ui/page/PageTabs';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { deviceName } from '@/lib/device';
import { lazyPart } from '@/lib/parts';
import { hasDocuments, mayHaveTokens, mayHaveWebhooks } from '@/lib/roles';
import { ChangePassword } from './ChangePassword';
import { text as now, useText } from './messages';
import { Profile } from './Profile';
import { SessionList } from './SessionList';

// Behind tabs that are seldom opened.
const Tokens = lazyPart(() =>
  import('@/features/tokens').then(({ Tokens: part }) => ({ default: part })),
);
const Webhooks = lazyPart(() =>
  import('@/features/webhooks').then(({ Webhooks: part }) => ({ default: part })),
);

const COLUMNS: readonly Column<ActivityResponse>[] = [
  { id: 'time', header: now('time'), cell: ({ timestamp }) => <DateTime time={timestamp} /> },
  {
    id: 'action',
    header: now('action'),
    onCard: 'title',
    cell: ({ action }) => actionLabel(action),
  },
  {
    id: 'description',
    header: now('what'),
    cell: ({ description }) => <Box sx={{ overflowWrap: 'anywhere' }}>{description}</Box>,
  },
  { id: 'device', header: now('device'), cell: ({ userAgent }) => deviceName(userAgent) ?? '—' },
  { id: 'address', header: now('ipAddress'), cell: ({ ipAddress }) => ipAddress ?? '—' },
];

/** What the person did, the latest first; admin and owner see only their own part of it here. */
function ActivityList() {
  const text = useText();
  const { user } = useSession();
  const table = useTableState({ prefix: 'activity', filters: ['from', 'to'] });
  const list = api.useListActivityQuery(
    { ...table.args, ...(user ? { userId: user.id } : {}) },
    { skip: !user },
  );
  return (
    <DataTable
      label={text('activity')}
      table={table}
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      filters={[
        { kind: 'date', name: 'from', label: text('from') },
        { kind: 'date', name: 'to', label: text('to') },
      ]}
      empty={{ title: text('noActivity') }}
    />
  );
}

function Security() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChangePassword />
      <SessionList />
    </Box>
  );
}

/** What the platform knows about the person, how and where they sign in, what they did, what they were told. */
export default function AccountPage() {
  const text = useText();
  const { user } = useSession();
  const unread = useUnread();
  const documents: PageTab[] =
    user && hasDocuments(user)
      ? [{ id: 'documents', label: text('documents'), content: <OwnDocuments /> }]
      : [];
  const tokens: PageTab[] =
    user && mayHaveTokens(user)
      ? [{ id: 'tokens', label: text('tokens'), content: <Tokens /> }]
      : [];
  const webhooks: PageTab[] =
    user && mayHaveWebhooks(user)
      ? [{ id: 'webhooks', label: text('webhooks'), content: <Webhooks /> }]
      : [];
  return (
    <Page title={text('title')} description={text('intro')} width="lg">
      <PageTabs
        label={text('tabs')}
        tabs={[
          { id: 'profile', label: text('profile'), content: <Profile /> },
          ...documents,
          { id: 'security', label: text('security'), content: <Security /> },
          ...tokens,
          ...webhooks,
          { id: 'activity', label: text('activity'), content: <ActivityList /> },
          { id: 'notices', label: text('notices'), badge: unread, content: <NoticeList /> },
          { id: 'notice-settings', label: text('noticeSettings'), content: <NoticePreferences /> },
        ]}
      />
    </Page>
  );
}
