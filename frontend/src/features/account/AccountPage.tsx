import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { OwnDocuments } from '@/features/people';
import { NoticeList, NoticePreferences, useUnread } from '@/features/notices';
import { Page } from '@/ui/page/Page';
import { PageTabs, type PageTab } from '@/ui/page/PageTabs';
import { lazyPart } from '@/lib/parts';
import { hasDocuments, mayHaveTokens, mayHaveWebhooks } from '@/lib/roles';
import { ActivityList } from './ActivityList';
import { ChangePassword } from './ChangePassword';
import { useText } from './messages';
import { Profile } from './Profile';
import { SessionList } from './SessionList';

// Behind tabs that are seldom opened.
const Tokens = lazyPart(() =>
  import('@/features/tokens').then(({ Tokens: part }) => ({ default: part })),
);
const Webhooks = lazyPart(() =>
  import('@/features/webhooks').then(({ Webhooks: part }) => ({ default: part })),
);

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
