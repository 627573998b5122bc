import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The server's end of a stream of events. */
export class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly CLOSED = 2;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = this.CLOSED;
  }
  send(name: string, data: unknown, id: number) {
    this.readyState = 1;
    const event = new MessageEvent(name, { data: JSON.stringify(data), lastEventId: String(id) });
    act(() => void this.dispatchEvent(event));
  }
  hello(unread: number, id: number) {
    this.send('hello', { unread }, id);
  }
  /** The connection breaks; a refused one does not come back by itself. */
  fail({ refused = false } = {}) {
    this.readyState = refused ? this.CLOSED : 0;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

/** Gives the test a browser that follows events; the streams it opens, the first one first. */
export function fakeEvents(): FakeSource[] {
  FakeSource.opened = [];
  vi.stubGlobal('EventSource', FakeSource);
  return FakeSource.opened;
}

/** The stream that is open now. */
export function openSource(): FakeSource {
  const open = FakeSource.opened.at(-1);
  if (!open || open.readyState === open.CLOSED) throw new Error('no stream is open');
  return open;
}
