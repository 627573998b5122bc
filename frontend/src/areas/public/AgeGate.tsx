import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { useSession } from '@/access/useSession';
import { confirmAge, confirmedAge, isShop } from '@/lib/age';
import { lazyPart } from '@/lib/parts';

const AgeDialog = lazyPart(() => import('./AgeDialog'));

/** Asks guests for their age before they see the shop, once for a device; the setting 0 asks nobody. */
export function AgeGate() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const isAsked = !user && isShop(pathname);
  const { data } = usePublicSettingsQuery(undefined, { skip: !isAsked });
  const minimumAge = data?.minimumAge ?? 0;
  const [, setConfirmed] = useState(0);
  // Read anew: a birth date may have confirmed it since.
  if (!isAsked || confirmedAge() >= minimumAge) return null;
  const onYes = () => {
    confirmAge(minimumAge);
    setConfirmed(minimumAge);
  };
  return (
    <Suspense>
      <AgeDialog minimumAge={minimumAge} onYes={onYes} />
    </Suspense>
  );
}
