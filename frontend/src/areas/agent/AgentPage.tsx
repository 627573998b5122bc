import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { DocumentRequests } from '@/features/people/documents';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { StandingNotice } from '@/features/people/standing/StandingNotice';
import { paths } from '@/lib/paths';
import { Waiting } from '@/features/waiting/Waiting';
import { CommissionTable } from '@/features/commissions/agent/CommissionTable';
import { Earnings } from '@/features/commissions/agent/Earnings';
import { useText } from '@/features/commissions/agent/messages';
import { OwnTools } from '@/features/commissions/agent/OwnTools';
import { ReferredTable } from '@/features/commissions/agent/ReferredTable';
import { earnerOf } from '@/features/commissions/agent/summary';

const LATEST = 5;

/** The panel of agents and sub-agents: what waits, the tools to share, earnings, who joined and what it brought. */
export default function AgentPage() {
  const text = useText();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page
      title={text('welcome', { name: user.firstName || user.username })}
      description={text('agentText')}
    >
      <StandingNotice />
      <Waiting />
      <DocumentRequests />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <OwnTools user={user} />
        <Earnings agentId={earnerOf(user)} />
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
