import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { api } from '@/api/enhance';
import { isNotFound } from '@/lib/server/problem';
import { Page } from '@/ui/page/Page';
import { useAddress } from '@/lib/hooks/useAddress';
import { paths } from '@/lib/paths';
import type { Invitation } from './formModel';
import { KINDS, type Kind } from './kinds';
import { useText } from './messages';
import { RegistrationForm } from './RegistrationForm';

const SUB_AGENT = 'sub-agent';

/** What the link somebody followed says: the code in the path of /ref/{code} or as ?ref=, and ?role=sub-agent. */
function useInvitation(): Invitation {
  const { code } = useParams();
  const { params: search } = useAddress();
  return {
    code: (code ?? search.get('ref') ?? '').trim(),
    asSubAgent: search.get('role') === SUB_AGENT,
  };
}

/** Says who invited and what follows from it, or that the code is nobody's. */
function InvitationNote({ kind, code, asSubAgent }: Invitation & { kind: Kind }) {
  const text = useText();
  const isUnknown = isNotFound(api.useCheckReferralQuery({ code }, { skip: code === '' }).error);
  if (kind === 'agent' && !asSubAgent)
    return (
      <Link component={RouterLink} to={paths.subAgent()} sx={{ display: 'inline-block', mb: 2 }}>
        {text('becomeSubAgent')}
      </Link>
    );
  if (code === '') return null;
  if (isUnknown)
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        <AlertTitle>{text('codeUnknown')}</AlertTitle>
        {text('codeUnknownText', { code })}
      </Alert>
    );
  if (kind === 'agent')
    return (
      <Alert severity="success" sx={{ mb: 3 }}>
        <AlertTitle>{text('subAgentTitle')}</AlertTitle>
        {text('subAgentText', { code })}
      </Alert>
    );
  if (kind !== 'customer') return null;
  return (
    <Alert severity="success" sx={{ mb: 3 }}>
      <AlertTitle>{text('referralUnlocked')}</AlertTitle>
      {text('referralText', { code })}{' '}
      <Link component={RouterLink} to={paths.subAgent(code)} color="inherit" underline="always">
        {text('workUnder')}
      </Link>
    </Alert>
  );
}

function RegistrationPage({ kind }: { kind: Kind }) {
  const text = useText();
  const invitation = useInvitation();
  const { code, asSubAgent } = invitation;
  return (
    <Page title={text(`${kind}Title`)} description={text(`${kind}Note`)} width="md">
      <Button
        component={RouterLink}
        to={KINDS[kind].back}
        color="inherit"
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -1, mb: 2 }}
      >
        {text('back')}
      </Button>
      <Box>
        <InvitationNote kind={kind} {...invitation} />
      </Box>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <RegistrationForm
          key={`${kind} ${code} ${asSubAgent}`}
          kind={kind}
          invitation={invitation}
        />
      </Card>
      <Box sx={{ mt: 3, textAlign: 'center' }}>
        <Typography component="span">{text('haveAccount')} </Typography>
        <Link component={RouterLink} to={paths.login.portal}>
          {text('signIn')}
        </Link>
      </Box>
    </Page>
  );
}

/** The registration page of one kind of account. */
export function registrationPage(kind: Kind) {
  return function KindRegistrationPage() {
    return <RegistrationPage kind={kind} />;
  };
}

/** What /ref/{code} opens: the customer's page, or the agent's for whoever is invited as a sub-agent. */
export function ReferralPage() {
  const { asSubAgent } = useInvitation();
  return <RegistrationPage kind={asSubAgent ? 'agent' : 'customer'} />;
}
