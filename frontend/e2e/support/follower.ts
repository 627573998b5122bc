/** Follows the stream of notices as a browser does: it comes back with the last id, and passes over ids it knows. */
import type { Client } from './client';

export interface Notice {
  id: number;
  title: string;
  subject?: { kind: string; id: number };
}

export interface Follower {
  /** What came, each once. */
  notices: Notice[];
  /** How often the stream was opened. */
  openings: () => number;
  stop: () => void;
}

/** Follows whatever server `where` names at the time. */
export function follow(client: Client, where: () => string): Follower {
  const notices: Notice[] = [];
  const known = new Set<number>();
  const ended = new AbortController();
  let last = '';
  let openings = 0;

  const take = (event: string) => {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1];
    last = field('id') ?? last;
    const data = field('data');
    if (field('event') !== 'notice' || data === undefined) return;
    const notice = JSON.parse(data) as Notice;
    if (!known.has(notice.id)) notices.push(notice);
    known.add(notice.id);
  };

  const read = async () => {
    const url = where();
    const answer = await fetch(`${url}/api/events`, {
      headers: client.headers(url, last ? { 'Last-Event-ID': last } : {}),
      signal: ended.signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
    openings += 1;
    let waiting = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      waiting += decoder.decode(chunk, { stream: true });
      const events = waiting.split('\n\n');
      waiting = events.pop() ?? '';
      events.forEach(take);
    }
  };

  const run = async () => {
    while (!ended.signal.aborted) {
      await read().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  void run();
  return {
    notices,
    openings: () => openings,
    stop: () => {
      ended.abort();
    },
  };
}
