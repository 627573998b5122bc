import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '@/access/user';
import { useSession } from '@/access/useSession';
import { Page } from '@/components/page/Page';
import { paths } from '@/lib/paths';
import { CommissionTable } from './CommissionTable';
import { EarningsCards } from './EarningsCards';
import { useText } from './messages';
import { OwnTools } from './OwnTools';
import { ReferredTable } from './ReferredTable';

const LATEST = 5;

interface SectionProps {
  title: string;
  more: { label: string; to: string };
  children: ReactNode;
}

function Section({ title, more, children }: SectionProps) {
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Button component={Link} to={more.to} size="small">
          {more.label}
        </Button>
      </Box>
      {children}
    </Box>
  );
}

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
      <Section
        title={text('recentCommissions')}
        more={{ label: text('allCommissions'), to: paths.agent.commissions }}
      >
        <CommissionTable latest={LATEST} />
      </Section>
      <Section
        title={text('recentReferrals')}
        more={{ label: text('allReferrals'), to: paths.agent.referrals }}
      >
        <ReferredTable agentId={user.id} latest={LATEST} />
      </Section>
    </Page>
  );
}
