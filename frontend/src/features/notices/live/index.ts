import { selectUser, verifySession, type WithSession } from '@/access/session';
import type { NotificationResponse } from '@/api/generated';
import { announcer } from './announce';
import { liveCache } from './liveCache';
import { setLive, tellPresence } from './liveStatus';
import { openStream } from './stream';
import type { LiveStore } from './types';

/** Most notices that are remembered; more than a stream repeats. */
const REMEMBERED = 5_000;

function memory() {
  const known = new Set<number>();
  return (id: number): boolean => {
    if (known.has(id)) return false;
    known.add(id);
    for (const oldest of known) {
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
    return true;
  };
}

/** Follows the notices of the person who is signed in, until what it gives back is called. */
export function followLive(store: LiveStore): () => void {
  const isNew = memory();
  const cache = liveCache(store);
  const announce = announcer(store);
  let isBroken = false;

  /** Approval, role and position change what the person sees; and a session may be over. */
  const verify = () => void store.dispatch(verifySession());
  const isAboutReader = ({ subject }: NotificationResponse) =>
    subject?.kind === 'user' && subject.id === selectUser(store.getState() as WithSession)?.id;

  const close = openStream({
    onHello(unread, isAgain) {
      setLive(true);
      cache.hello(unread, isAgain);
      if (isBroken) verify();
      isBroken = false;
    },
    onNotice(notice) {
      if (!isNew(notice.id)) return;
      cache.notice(notice);
      announce.notice(notice);
      if (isAboutReader(notice)) verify();
    },
    onChanged: (lists) => cache.changed(lists),
    onPresence: tellPresence,
    onBroken() {
      setLive(false);
      isBroken = document.visibilityState !== 'hidden';
    },
    onRefused: verify,
  });
  return () => {
    close();
    cache.stop();
    announce.stop();
  };
}
