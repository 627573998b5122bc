import { Outlet } from 'react-router-dom';
import { api } from '@/api/enhance';
import { SectionNav } from '@/ui/page/SectionNav';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** User Management: who waits for a decision, everybody, their documents, and who asked for a new password. */
export default function PeopleSection() {
  const text = useText();
  const { data } = api.useListPendingUsersQuery({ limit: 1 });
  return (
    <>
      <SectionNav
        label={text('userManagement')}
        pages={[
          { label: text('queueTitle'), to: paths.dashboard.userManagement, badge: data?.total },
          { label: text('allAccounts'), to: paths.admin.accounts },
          { label: text('verificationQueue'), to: paths.admin.verification },
          { label: text('passwordResets'), to: paths.admin.passwordResets },
        ]}
      />
      <Outlet />
    </>
  );
}
