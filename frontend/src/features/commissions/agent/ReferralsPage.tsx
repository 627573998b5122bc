import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { useText } from './messages';
import { ReferredTable } from './ReferredTable';
import { SubAgentTools } from './SubAgentTools';

/** Everybody who joined through this agent; for agents also who works under them, and how to bring in more. */
export default function ReferralsPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  const all = <ReferredTable agentId={user.id} />;
  const subAgents = (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {user.referralCode && <SubAgentTools code={user.referralCode} />}
      <ReferredTable agentId={user.id} role="sub-agent" />
    </Box>
  );
  return (
    <Page title={text('referrals')} description={text('referralsText')}>
      {user.role === 'agent' ? (
        <PageTabs
          label={text('referrals')}
          tabs={[
            { id: 'all', label: text('everybody'), content: all },
            { id: 'sub-agents', label: text('subAgents'), content: subAgents },
          ]}
        />
      ) : (
        all
      )}
    </Page>
  );
}
