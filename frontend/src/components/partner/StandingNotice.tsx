import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** Tells a partner who is not approved what that means; nothing for the others. */
export function StandingNotice() {
  const text = useText();
  const { user } = useSession();
  const status = user?.verificationStatus;
  if (status !== 'pending' && status !== 'rejected') return null;
  return (
    <Alert
      severity={status === 'pending' ? 'warning' : 'error'}
      sx={{ mb: 3 }}
      action={
        <Button component={Link} to={paths.account} color="inherit" size="small">
          {text('account')}
        </Button>
      }
    >
      <AlertTitle>{text(`${status}Title`)}</AlertTitle>
      {text(`${status}Text`)}
    </Alert>
  );
}
