import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useText } from '../messages';

/** Asks before changes are lost, inside the app and when the window closes. */
export function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname,
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
