import { NoticeList, useUnread } from '@/components/notices';
import { Page } from '@/components/page/Page';
import { PageTabs } from '@/components/page/PageTabs';
import { ActivityList } from './ActivityList';
import { useText } from './messages';
import { Profile } from './Profile';
import { SessionList } from './SessionList';

/** What the platform knows about the person, where they are signed in, what they did, what they were told. */
export default function AccountPage() {
  const text = useText();
  const unread = useUnread();
  return (
    <Page title={text('title')} description={text('description')} width="lg">
      <PageTabs
        label={text('tabs')}
        tabs={[
          { id: 'profile', label: text('profile'), content: <Profile /> },
          { id: 'sessions', label: text('sessions'), content: <SessionList /> },
          { id: 'activity', label: text('activity'), content: <ActivityList /> },
          { id: 'notices', label: text('notices'), badge: unread, content: <NoticeList /> },
        ]}
      />
    </Page>
  );
}
