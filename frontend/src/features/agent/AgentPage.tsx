import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SessionUser } from '@/access/user';
import { useSession } from '@/access/useSession';
import { Page } from '@/components/page/Page';
import { PageSection } from '@/components/page/PageSection';
import { paths } from '@/lib/paths';
import { CommissionTable } from './CommissionTable';
import { EarningsCards } from './EarningsCards';
import { useText } from './messages';
import { OwnTools } from './OwnTools';
import { ReferredTable } from './ReferredTable';

const LATEST = 5;

function VerificationNotice({ user }: { user: SessionUser }) {
  const text = useText();
  if (user.verificationStatus === 'pending')
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        <AlertTitle>{text('pendingTitle')}</AlertTitle>
        {text('pendingText')}
      </Alert>
    );
  return null;
}

/** The panel of agents and sub-agents: earnings, the tools to share, who joined and what it brought. */
export default function AgentPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page
      title={text('welcome', { name: user.firstName || user.username })}
      description={text('agentText')}
    >
      <VerificationNotice user={user} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <EarningsCards agentId={user.id} />
        <OwnTools user={user} />
      </Box>
      <PageSection
        title={text('recentCommissions')}
        more={{ label: text('allCommissions'), to: paths.agent.commissions }}
      >
        <CommissionTable latest={LATEST} />
      </PageSection>
      <PageSection
        title={text('recentReferrals')}
        more={{ label: text('allReferrals'), to: paths.agent.referrals }}
      >
        <ReferredTable agentId={user.id} latest={LATEST} />
      </PageSection>
    </Page>
  );
}
