import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { useText } from './messages';

/** For everybody who is not an owner of the company (specification 2 §6). */
export function Restricted() {
  const text = useText();
  const { user } = useSession();
  return (
    <Page title={text('title')} hideTitle width="sm">
      <Box component="main" id="content">
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
