import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { paths } from '@/lib/paths';
import { KINDS, type Kind } from './kinds';
import { useText } from './messages';
import { RegistrationForm } from './RegistrationForm';

/** The code of the link somebody followed: in the path of /ref/{code}, or as ?ref=. */
function useReferral(): string {
  const { code } = useParams();
  const [search] = useSearchParams();
  return code ?? search.get('ref') ?? '';
}

function RegistrationPage({ kind }: { kind: Kind }) {
  const text = useText();
  const referral = useReferral();
  const definition = KINDS[kind];
  return (
    <Page title={text(`${kind}Title`)} description={text(`${kind}Note`)} width="md">
      <Button
        component={RouterLink}
        to={definition.back}
        color="inherit"
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -1, mb: 2 }}
      >
        {text('back')}
      </Button>
      {kind === 'customer' && referral !== '' && (
        <Alert severity="success" sx={{ mb: 3 }}>
          <AlertTitle>{text('referralUnlocked')}</AlertTitle>
          {text('referralText', { code: referral })}
        </Alert>
      )}
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <RegistrationForm key={`${kind} ${referral}`} kind={kind} referral={referral} />
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
