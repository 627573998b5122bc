import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { RequireRole } from '@/access/guards';
import { useSession } from '@/access/useSession';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { dashboardPath } from '@/lib/roles';
import { useText } from './messages';

/** The logo settings are the owner's; people of other roles are told why they see nothing. */
export default function LogoGate() {
  return <RequireRole role="manufacturer" denied={<Denied />} />;
}

function Denied() {
  const text = useText();
  const { user } = useSession();
  return (
    <Page title={text('denied')} hideTitle width="sm">
      <EmptyState
        icon={<LockIcon />}
        title={text('deniedText')}
        action={
          user && (
            <Button component={Link} to={dashboardPath(user)} variant="contained">
              {text('myDashboard')}
            </Button>
          )
        }
      />
    </Page>
  );
}
