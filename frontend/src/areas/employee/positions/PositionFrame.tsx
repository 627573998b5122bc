import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RequirePosition } from '@/access/guards';
import { useSession } from '@/access/useSession';
import { useSignOut } from '@/features/shell/useSignOut';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { dashboardPath, type LeadPosition } from '@/lib/roles';
import { useText } from './messages';

/** For employees of another position. */
function AccessDenied({ position }: { position: LeadPosition }) {
  const text = useText();
  const { user } = useSession();
  const { leave, question } = useSignOut();
  return (
    <Page title={text('denied')} hideTitle width="sm">
      <EmptyState
        icon={<LockIcon />}
        title={text('denied')}
        text={text(`denied.${position}`)}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            {user && (
              <Button component={Link} to={dashboardPath(user)} variant="contained">
                {text('myDashboard')}
              </Button>
            )}
            <Button variant="outlined" onClick={leave}>
              {text('logout')}
            </Button>
            {question}
          </Box>
        }
      />
    </Page>
  );
}

interface PositionFrameProps {
  position: LeadPosition;
  children: ReactNode;
}

/** Lets in who holds the position; other employees are told whose dashboard it is. */
export function PositionFrame({ position, children }: PositionFrameProps) {
  return (
    <RequirePosition position={position} denied={<AccessDenied position={position} />}>
      {children}
    </RequirePosition>
  );
}
