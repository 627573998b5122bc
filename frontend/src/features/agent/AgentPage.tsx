import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { DocumentRequests } from '@/components/documents';
import { Page } from '@/ui/page/Page';
import { PageSection } from '@/ui/page/PageSection';
import { StandingNotice } from '@/components/partner/StandingNotice';
import { paths } from '@/lib/paths';
import { CommissionTable } from './CommissionTable';
import { Earnings } from './Earnings';
import { useText } from './messages';
import { OwnTools } from './OwnTools';
import { ReferredTable } from './ReferredTable';
import { earnerOf } from './summary';

const LATEST = 5;

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
      <StandingNotice />
      <DocumentRequests />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Earnings agentId={earnerOf(user)} />
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
