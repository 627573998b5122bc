import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { documentName } from '@/lib/server/names';
import { standingOf } from '@/features/people/documents';
import { useOwnCase } from '@/features/people/documents/useOwnCase';
import { paths } from '@/lib/paths';
import { hasDocuments } from '@/lib/roles';
import { useText } from './messages';

type Standing = 'checking' | 'needed' | 'accepted';

/** What is waited for: by the person the documents that are missing, by us those that nobody has checked. */
function WaitsFor() {
  const text = useText();
  const { data } = useOwnCase();
  if (!data || data.documents.length + data.missing.length === 0) return null;
  const checking = data.documents.filter((document) => standingOf(document) === 'pending');
  const lines: [Standing, string[]][] = [
    ['needed', data.missing.map(documentName)],
    ['checking', [...new Set(checking.map(documentName))]],
  ];
  const open = lines.filter(([, names]) => names.length > 0);
  return (
    <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
      {open.map(([standing, names]) => (
        <li key={standing}>{text(standing, { list: names.join(', ') })}</li>
      ))}
      {open.length === 0 && <li>{text('accepted')}</li>}
    </Box>
  );
}

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
      {text(`${status}Text`)}
      {status === 'pending' && papers && <WaitsFor />}{' '}
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
