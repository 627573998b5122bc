import type { NotificationResponse } from '@/api/generated';
import { selectToast, toastShown, type ToastState } from '@/ui/toaster/toastSlice';
import { text } from '../messages';
import type { LiveStore } from './types';

/** What comes within this time is announced together, in milliseconds. */
const TOGETHER = 300;

/**
 * Announces notices as toasts. What the person has just done is answered by a toast as well; notices wait until that
 * one has gone.
 */
export function announcer(store: LiveStore) {
  let waiting: NotificationResponse[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    timer = undefined;
    const [first] = waiting;
    if (!first || selectToast(store.getState() as { toast: ToastState })) return;
    const count = waiting.length;
    waiting = [];
    const words =
      count === 1
        ? { title: first.title, text: first.message }
        : { title: text('newOnes', { count }), text: text('newOnesText') };
    store.dispatch(toastShown({ kind: 'info', isAnnouncement: true, ...words }));
  };
  const stop = store.subscribe(() => {
    if (waiting.length > 0 && timer === undefined) timer = setTimeout(say, TOGETHER);
  });
  return {
    notice(notice: NotificationResponse) {
      waiting.push(notice);
      timer ??= setTimeout(say, TOGETHER);
    },
    stop() {
      stop();
      clearTimeout(timer);
    },
  };
}
