import Button from '@mui/material/Button';
import { useState } from 'react';
import { readUser } from '@/access/accountApi';
import { showPagesOf } from '@/access/viewAs';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

/** Shows the pages of somebody as they see them, after saying what that means. */
export function ViewAsButton({ user }: { user: UserResponse }) {
  const text = useText();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [begin, { isLoading }] = api.useBeginViewAsMutation();
  const name = user.fullName ?? user.username;
  const look = async () => {
    try {
      const person = readUser(await begin({ id: user.id }).unwrap());
      if (person) showPagesOf(person);
    } catch (error) {
      setAsked(false);
      toast.error(text('viewAsFailed'), problemText(error, text('changeFailedText')));
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {text('viewAs')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text('viewAsTitle', { name })}
        consequence={text('viewAsText')}
        confirmLabel={text('viewAs')}
        loading={isLoading}
        onConfirm={look}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
