import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useText } from '../messages';

interface UnsavedGuardProps {
  isDirty: () => boolean;
  /** Other tabs, pages and filters of the same address take what was typed off the screen, too. */
  withSearch?: boolean;
}

/** Asks before changes are lost, inside the app and when the window closes. */
export function UnsavedGuard({ isDirty, withSearch = false }: UnsavedGuardProps) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (withSearch && currentLocation.search !== nextLocation.search)),
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
