import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { paths } from '@/lib/paths';
import { hasDocuments } from '@/lib/roles';
import { useText } from './messages';

/** Tells a partner who is not approved what that means; nothing for the others. */
export function StandingNotice() {
  const text = useText();
  const { user } = useSession();
  const status = user?.verificationStatus;
  if (!user) return null;
  if (status !== 'pending' && status !== 'rejected') return null;
  const papers = hasDocuments(user);
  return (
    <Alert severity={status === 'pending' ? 'warning' : 'error'} sx={{ mb: 3 }}>
      <AlertTitle>{text(`${status}Title`)}</AlertTitle>
      {text(`${status}Text`)}{' '}
      <Link
        component={RouterLink}
        to={papers ? paths.accountTab('documents') : paths.account}
        color="inherit"
        underline="always"
        sx={{ whiteSpace: 'nowrap' }}
      >
        {text(papers ? 'documents' : 'account')}
      </Link>
    </Alert>
  );
}
