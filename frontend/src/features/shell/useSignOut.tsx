import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useSession } from '@/access/useSession';
import { pendingCount } from '@/api/unanswered';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useText } from './menus/messages';

/** The way out, and the question before it where something waits to be sent. The question stands beside what is clicked. */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const text = useText();
  const store = useStore();
  const { signOut } = useSession();
  const [waiting, setWaiting] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    const count = pendingCount(store);
    if (count === 0) void signOut();
    else setWaiting(count);
  };
  const question = waiting > 0 && (
    <ConfirmDialog
      open
      title={text('unsentTitle', { count: waiting })}
      consequence={text('unsentText')}
      confirmLabel={text('unsentLeave')}
      loading={isLeaving}
      onConfirm={() => {
        setLeaving(true);
        return signOut();
      }}
      onClose={() => setWaiting(0)}
    />
  );
  return { leave, question };
}
