import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { dashboardPath } from '@/lib/roles';
import { useText } from './messages';

/** For people of other roles at the address of the logo settings. */
export function LogoDenied() {
  const text = useText();
  const { user } = useSession();
  return (
    <Page title={text('denied')} hideTitle width="sm">
      <Box component="main" id="content">
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
      </Box>
    </Page>
  );
}
