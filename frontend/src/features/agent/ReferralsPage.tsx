import { useSession } from '@/access/useSession';
import { Page } from '@/components/page/Page';
import { useText } from './messages';
import { ReferredTable } from './ReferredTable';

/** Everybody who joined through this agent. */
export default function ReferralsPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={text('referrals')} description={text('referralsText')}>
      <ReferredTable agentId={user.id} />
    </Page>
  );
}
