import { selectUser } from '@/access/session';
import type { SessionUser } from '@/access/user';
import { mayOrder } from '@/lib/buyers';
import {
  cartDisowned,
  changesDropped,
  forgetGuestCart,
  guestCartName,
  sameLines,
  selectCartLines,
  selectCartWanted,
  selectServerCart,
  serverCartMissed,
  serverCartTold,
  type CartLine,
} from '@/lib/cart';
import type { AppStore } from './store';

/** What came of asking the server. */
export type CartAnswer =
  | { kind: 'cart'; version: number; lines: CartLine[] }
  /** Somebody else changed the cart first. */
  | { kind: 'conflict' }
  /** The server will not have it so, whatever the version. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' };

/** How the server is asked. */
export interface CartCalls {
  read: () => Promise<CartAnswer>;
  replace: (version: number, lines: CartLine[]) => Promise<CartAnswer>;
  /** Hands a guest's cart over; the same key adds it once, however often it is sent. */
  merge: (key: string, lines: CartLine[]) => Promise<CartAnswer>;
  /** Says why something could not stay in the cart. */
  complain: (reason: string) => void;
}

/** How long the cart must stand still before it is sent. */
const SETTLE = 400;
/** Rounds of "somebody else was first" before it is left for the next change. */
const PATIENCE = 4;

function buyerOf(user: SessionUser | null): SessionUser | null {
  return mayOrder(user) ? user : null;
}

interface Exchange {
  store: AppStore;
  calls: CartCalls;
  userId: number;
}

function tell({ store, userId }: Exchange, answer: CartAnswer, since: CartLine[]): boolean {
  if (answer.kind !== 'cart') return false;
  const { version, lines } = answer;
  store.dispatch(serverCartTold({ userId, version, lines, since }));
  return true;
}

/** Gives what was put together before signing in to the person's own cart. */
async function handOver(exchange: Exchange, sent: CartLine[]): Promise<Outcome> {
  const { store, calls } = exchange;
  const answer = await calls.merge(guestCartName(), sent);
  if (!isStill(exchange)) return 'over';
  if (answer.kind === 'unreachable') return missed(store);
  forgetGuestCart();
  if (tell(exchange, answer, sent)) return 'done';
  // It was handed over before and has grown since: what is here counts.
  if (answer.kind === 'conflict') tell(exchange, await calls.read(), []);
  if (answer.kind === 'refused') {
    calls.complain(answer.reason);
    tell(exchange, await calls.read(), sent);
  }
  return selectServerCart(store.getState()) ? 'done' : missed(store);
}

async function readCart(exchange: Exchange, since: CartLine[]): Promise<Outcome> {
  const answer = await exchange.calls.read();
  if (!isStill(exchange)) return 'over';
  return tell(exchange, answer, since) ? 'done' : missed(exchange.store);
}

async function send(exchange: Exchange, version: number, sent: CartLine[]): Promise<Outcome> {
  const { store, calls } = exchange;
  const answer = await calls.replace(version, sent);
  if (!isStill(exchange)) return 'over';
  if (tell(exchange, answer, sent)) return 'done';
  if (answer.kind === 'unreachable') return missed(store);
  if (answer.kind === 'refused') {
    calls.complain(answer.reason);
    store.dispatch(changesDropped());
  }
  return 'read';
}

type Outcome = 'done' | 'read' | 'over';

function isStill({ store, userId }: Exchange): boolean {
  return buyerOf(selectUser(store.getState()))?.id === userId;
}

function missed(store: AppStore): Outcome {
  store.dispatch(serverCartMissed());
  return 'over';
}

/** One step towards the server's cart and this one being the same. */
function step(exchange: Exchange, mustRead: boolean): Promise<Outcome> {
  const lines = selectCartLines(exchange.store.getState());
  const server = selectServerCart(exchange.store.getState());
  if (!server) return lines.length > 0 ? handOver(exchange, lines) : readCart(exchange, lines);
  return mustRead ? readCart(exchange, server.lines) : send(exchange, server.version, lines);
}

/**
 * Keeps the cart of a signed-in buyer equal to the server's: a guest's lines are handed over at sign-in, changes are
 * sent once they have settled, and what happened elsewhere is read when the page comes into sight.
 */
export function syncCart(store: AppStore, load: () => Promise<CartCalls>): () => void {
  let who: number | null = null;
  let wanted = selectCartWanted(store.getState());
  let seen = selectCartLines(store.getState());
  let mustRead = false;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUnsent = () => {
    const server = selectServerCart(store.getState());
    return !server || !sameLines(selectCartLines(store.getState()), server.lines);
  };
  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isBusy || who === null) return;
    isBusy = true;
    try {
      const calls = await load();
      for (
        let round = 0;
        round < PATIENCE && who !== null && (mustRead || isUnsent());
        round += 1
      ) {
        const isReading = mustRead;
        mustRead = false;
        const outcome = await step({ store, calls, userId: who }, isReading);
        if (outcome === 'over') break;
        if (outcome === 'read') mustRead = true;
      }
    } finally {
      isBusy = false;
    }
  };
  const start = () => void run().catch(() => store.dispatch(serverCartMissed()));

  const look = () => {
    const user = buyerOf(selectUser(store.getState()));
    const count = selectCartWanted(store.getState());
    const lines = selectCartLines(store.getState());
    const isChanged = lines !== seen;
    seen = lines;
    const isNew = user !== null && user.id !== who;
    who = user?.id ?? null;
    if (who === null) return clearTimeout(timer);
    if (isNew) {
      const server = selectServerCart(store.getState());
      if (server && server.userId !== who) store.dispatch(cartDisowned());
    }
    if (isNew || count !== wanted) {
      wanted = count;
      mustRead = true;
      start();
    } else if (isChanged && isUnsent() && document.visibilityState !== 'hidden' && !isBusy) {
      // A tab out of sight only follows; the one in front does the talking.
      clearTimeout(timer);
      timer = setTimeout(start, SETTLE);
    }
  };
  const onSight = () => {
    if (document.visibilityState === 'hidden') {
      if (timer !== undefined) start();
    } else if (who !== null) {
      mustRead = true;
      start();
    }
  };

  const stop = store.subscribe(look);
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('online', onSight);
  look();
  return () => {
    who = null;
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSight);
    window.removeEventListener('online', onSight);
  };
}
