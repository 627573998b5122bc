import type { NotificationResponse } from '@/api/generated';
import type { SharedRecord } from './liveStatus';

const ADDRESS = '/api/events';
/** First wait before a stream that the server refused is asked for again, in milliseconds; it doubles each time. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;

export interface StreamHandlers {
  /** The stream is open; `isAgain` when it goes on where an earlier one ended. */
  onHello: (unread: number, isAgain: boolean) => void;
  onNotice: (notice: NotificationResponse) => void;
  /** Lists that the person reads are others now. */
  onChanged: (lists: readonly string[]) => void;
  /** Somebody came to a record that the person looks at, left or changed it. */
  onPresence: (record: SharedRecord) => void;
  /** Nothing arrives for now. */
  onBroken: () => void;
  /** The server would not have the stream, perhaps because the session is over. */
  onRefused: () => void;
}

function read<T>(event: MessageEvent<string>): T | undefined {
  try {
    return JSON.parse(event.data) as T;
  } catch {
    return undefined; // cut off in the middle; the stream that follows brings it again
  }
}

/**
 * Follows the server's notices while the page is in sight: a browser has six connections to a server, and tabs out of
 * sight must not use them up. The browser comes back by itself when the connection breaks; what it was refused is
 * asked for again here, less and less often.
 */
export function openStream({
  onHello,
  onNotice,
  onChanged,
  onPresence,
  onBroken,
  onRefused,
}: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let last = '';
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const isAgain = () => last !== '';
    const stream = new EventSource(
      isAgain() ? `${ADDRESS}?lastEventId=${encodeURIComponent(last)}` : ADDRESS,
    );
    source = stream;
    stream.addEventListener('hello', (event: MessageEvent<string>) => {
      const hello = read<{ unread: number }>(event);
      const wasOpen = isAgain();
      last = event.lastEventId || last;
      wait = FIRST_WAIT;
      if (hello) onHello(hello.unread, wasOpen);
    });
    stream.addEventListener('notice', (event: MessageEvent<string>) => {
      const notice = read<NotificationResponse>(event);
      last = event.lastEventId || last;
      if (notice) onNotice(notice);
    });
    stream.addEventListener('changed', (event: MessageEvent<string>) => {
      const changed = read<{ lists: string[] }>(event);
      if (changed) onChanged(changed.lists);
    });
    stream.addEventListener('presence', (event: MessageEvent<string>) => {
      const record = read<SharedRecord>(event);
      if (record) onPresence(record);
    });
    stream.addEventListener('error', () => {
      onBroken();
      if (stream.readyState !== stream.CLOSED) return;
      close();
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
      onRefused();
    });
  };
  const look = () => {
    if (document.visibilityState !== 'hidden') return open();
    close();
    onBroken();
  };

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    close();
    onBroken();
  };
}
