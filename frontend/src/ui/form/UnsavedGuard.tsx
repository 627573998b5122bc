import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useText } from '../messages';

interface UnsavedGuardProps {
  isDirty: () => boolean;
  /** Other tabs, pages and filters of the same address take what was typed off the screen, too. */
  withSearch?: boolean;
}

/** All that stand on the page now. The router asks only the last one, which therefore answers for the others. */
const guards = new Set<Required<UnsavedGuardProps>>();

/** Asks before changes are lost, inside the app and when the window closes. */
export function UnsavedGuard({ isDirty, withSearch = false }: UnsavedGuardProps) {
  const text = useText();
  useEffect(() => {
    const guard = { isDirty, withSearch };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [isDirty, withSearch]);
  const blocker = useBlocker(({ currentLocation: now, nextLocation: next }) =>
    [...guards].some(
      (guard) =>
        guard.isDirty() &&
        (now.pathname !== next.pathname || (guard.withSearch && now.search !== next.search)),
    ),
  );
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={text('unsavedTitle')}
      consequence={text('unsavedText')}
      confirmLabel={text('unsavedLeave')}
      cancelLabel={text('unsavedStay')}
      danger
      loading={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
