import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { InShell } from '@/ui/shell/inShell';
import { paths } from '@/lib/paths';
import { dashboardPath, passesRole } from '@/lib/roles';
import { useText } from './messages';

/** Lets the owners of the company in (specification 2 §6); everybody else reads whose pages these are. */
export default function OwnersOnly() {
  const { user } = useSession();
  return user && passesRole(user, 'manufacturer') ? <Outlet /> : <Restricted />;
}

function Restricted() {
  const text = useText();
  const isInside = useContext(InShell);
  const { user } = useSession();
  return (
    <Page title={text('title')} hideTitle width="sm">
      <Box {...(isInside ? {} : { component: 'main', id: 'content' })}>
        <EmptyState
          icon={<LockIcon />}
          title={text('restricted')}
          text={text('restrictedText')}
          action={
            <Button
              component={Link}
              to={user ? dashboardPath(user) : paths.login.manufacturer}
              variant="contained"
            >
              {text(user ? 'back' : 'signIn')}
            </Button>
          }
        />
      </Box>
    </Page>
  );
}
