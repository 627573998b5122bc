import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RequireRole } from '@/access/guards';
import { Notes } from '@/features/activity';
import { switchOf } from '@/features/people/accounts/AccessDialog';
import type { ShownCase } from '@/features/people/documents';
import { Block } from '@/ui/data/Facts';
import { Status } from '@/ui/status';
import { CaseView } from '@/features/people/verification/CaseView';
import { Missing } from '@/features/people/verification/Missing';
import { useFreshCase } from '@/features/people/verification/useCase';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { StatusDialog } from './StatusDialog';

/** The owner activates or deactivates once the documents were looked at. */
function Access({ shown }: { shown: ShownCase }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const fresh = useFreshCase(shown.user.id);
  const { user, missing } = shown;
  const verb = switchOf(user);
  const close = () => {
    setAsking(false);
    void fresh();
  };
  return (
    <Block title={text('status')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Status of="account" value={user.isActive ? 'active' : 'inactive'} />
        {user.verificationStatus === 'rejected' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('rejected')}
          </Typography>
        )}
        <Missing missing={missing} />
        {verb && (
          <Button
            variant={verb === 'deactivate' ? 'outlined' : 'contained'}
            color={verb === 'deactivate' ? 'error' : 'primary'}
            onClick={() => setAsking(true)}
          >
            {text(verb)}
          </Button>
        )}
      </Box>
      {isAsking && <StatusDialog employee={user} onClose={close} />}
    </Block>
  );
}

/** An employee's data and documents, which the owner company checks (product.md §3). */
export default function EmployeeCasePage() {
  const text = useText();
  return (
    <RequireRole role="manufacturer">
      <CaseView
        userId={useIdParam('userId')}
        from={{ label: text('title'), to: paths.employeeManagement }}
        verdict={(shown) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Access shown={shown} />
            <Notes key={shown.user.id} kind="user" id={shown.user.id} />
          </Box>
        )}
      />
    </RequireRole>
  );
}
