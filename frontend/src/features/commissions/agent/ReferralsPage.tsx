import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { ShareTools } from '@/ui/share';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { ReferredTable } from './ReferredTable';

/** The link that brings in sub-agents. */
function SubAgentTools({ code }: { code: string }) {
  const text = useText();
  const link = window.location.origin + paths.subAgent(code);
  return (
    <ShareTools
      title={text('subAgentsTitle')}
      text={text('subAgentsText')}
      lines={[{ label: text('subAgentLink'), value: link, copyLabel: text('copyLink') }]}
      link={link}
      fileName={`sub-agent-${code}`}
      invitation={{ title: text('shareTitle'), text: text('subShareText') }}
    />
  );
}

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
