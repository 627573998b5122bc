import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UserResponse } from '@/api/generated';
import { AccessDialog } from './AccessDialog';
import { useText } from './messages';

/** Switches an account off or on again, after asking. */
export function AccessButton({ user }: { user: UserResponse }) {
  const text = useText();
  const [asked, setAsked] = useState<UserResponse | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color={user.isActive ? 'error' : 'primary'}
        onClick={() => setAsked(user)}
      >
        {text(user.isActive ? 'deactivate' : 'activate')}
      </Button>
      {asked && <AccessDialog user={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
