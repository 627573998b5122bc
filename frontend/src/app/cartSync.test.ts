import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, userKnown } from '@/access/session';
import {
  lineAdded,
  lineKey,
  lineRemoved,
  quantitySet,
  selectCartLines,
  selectIsCartCutOff,
  selectServerCart,
  serverCartTold,
  serverCartWanted,
  type CartLine,
} from '@/lib/cart';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { user } from '@/testing/users';
import { keepCart } from './cartKeeper';
import { syncCart, type CartAnswer, type CartCalls } from './cartSync';
import { makeStore } from './store';

const line = (productId: number, quantity: number): CartLine => ({
  productId,
  tier: 'unit',
  quantity,
});

/** A server that keeps one cart, as the real one does: each change moves its version on. */
function fakeServer(lines: CartLine[] = []) {
  const cart = { version: 1, lines };
  const merged = new Set<string>();
  const complaints: string[] = [];
  const asked: string[] = [];
  let isDown = false;
  const tell = (): CartAnswer => ({ kind: 'cart', version: cart.version, lines: [...cart.lines] });
  const change = (changed: CartLine[]) => {
    cart.lines = changed;
    cart.version += 1;
  };
  const answer = (name: string, work: () => CartAnswer) => {
    asked.push(name);
    return Promise.resolve<CartAnswer>(isDown ? { kind: 'unreachable' } : work());
  };
  const calls: CartCalls = {
    read: () => answer('read', tell),
    replace: (version, sent) =>
      answer('replace', () => {
        if (version !== cart.version) return { kind: 'conflict' };
        if (sent.some(({ quantity }) => quantity > 900))
          return { kind: 'refused', reason: 'Too many.' };
        change(sent);
        return tell();
      }),
    merge: (key, sent) =>
      answer('merge', () => {
        if (!merged.has(key)) {
          merged.add(key);
          const sum = new Map([...cart.lines].map((one) => [lineKey(one), one]));
          for (const one of sent) {
            const quantity = (sum.get(lineKey(one))?.quantity ?? 0) + one.quantity;
            sum.set(lineKey(one), { ...one, quantity });
          }
          change([...sum.values()]);
        }
        return tell();
      }),
    complain: (reason) => complaints.push(reason),
  };
  return {
    calls,
    cart,
    change,
    complaints,
    asked,
    down: (now: boolean) => {
      isDown = now;
    },
  };
}

describe('the cart of somebody who is signed in', () => {
  let store = makeStore();
  let stops: (() => void)[] = [];
  const lines = () => selectCartLines(store.getState());
  const settle = () => vi.advanceTimersByTimeAsync(1000);

  function begin(server: ReturnType<typeof fakeServer>) {
    stops = [keepCart(store), syncCart(store, () => Promise.resolve(server.calls))];
  }
  const enter = (role = 'customer') => store.dispatch(userKnown(user({ role })));

  beforeEach(() => {
    vi.useFakeTimers();
    store = makeStore();
  });
  afterEach(() => {
    stops.forEach((stop) => stop());
    vi.useRealTimers();
  });

  it('takes the guest cart in, once, adding up what is in both', async () => {
    const server = fakeServer([line(1, 2)]);
    begin(server);
    store.dispatch(lineAdded(line(1, 1)));
    store.dispatch(lineAdded(line(5, 3)));
    await settle();
    expect(server.asked).toEqual([]);
    enter();
    await settle();
    expect(lines()).toEqual([line(1, 3), line(5, 3)]);
    expect(server.asked.filter((name) => name === 'merge')).toHaveLength(1);
    store.dispatch(serverCartWanted());
    await settle();
    expect(lines()).toEqual([line(1, 3), line(5, 3)]);
  });

  it('sends changes once they have settled', async () => {
    const server = fakeServer([line(1, 2)]);
    begin(server);
    enter();
    await settle();
    for (const quantity of [3, 4, 5]) store.dispatch(quantitySet(line(1, quantity)));
    await settle();
    expect(server.cart.lines).toEqual([line(1, 5)]);
    expect(server.asked.filter((name) => name === 'replace')).toHaveLength(1);
  });

  it('keeps both changes when somebody else was first', async () => {
    const server = fakeServer([line(1, 2), line(2, 1)]);
    begin(server);
    enter();
    await settle();
    server.change([line(1, 2), line(2, 1), line(3, 7)]);
    store.dispatch(lineRemoved(line(2, 1)));
    await settle();
    expect(lines()).toEqual([line(1, 2), line(3, 7)]);
    expect(server.cart.lines).toEqual([line(1, 2), line(3, 7)]);
  });

  it('puts back what the server refuses, and says why', async () => {
    const server = fakeServer([line(1, 2)]);
    begin(server);
    enter();
    await settle();
    store.dispatch(quantitySet(line(1, 999)));
    await settle();
    expect(lines()).toEqual([line(1, 2)]);
    expect(server.complaints).toEqual(['Too many.']);
  });

  it('keeps changes while the server is away and sends them later', async () => {
    const server = fakeServer([line(1, 2)]);
    begin(server);
    enter();
    await settle();
    server.down(true);
    store.dispatch(quantitySet(line(1, 6)));
    await settle();
    expect(selectIsCartCutOff(store.getState())).toBe(true);
    expect(lines()).toEqual([line(1, 6)]);
    server.down(false);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(server.cart.lines).toEqual([line(1, 6)]);
    expect(selectIsCartCutOff(store.getState())).toBe(false);
  });

  it('leaves the server alone at sign-out, and forgets', async () => {
    const server = fakeServer([line(1, 2)]);
    begin(server);
    enter();
    await settle();
    (store.dispatch as AppDispatch)(forgetSession());
    await settle();
    expect(server.cart.lines).toEqual([line(1, 2)]);
    expect(lines()).toEqual([]);
    expect(selectServerCart(store.getState())).toBeNull();
  });

  it('goes on after a reload with what was not sent yet', async () => {
    const server = fakeServer([line(1, 2)]);
    begin(server);
    enter();
    await settle();
    store.dispatch(lineAdded(line(4, 1)));
    stops.forEach((stop) => stop());
    store = makeStore();
    begin(server);
    enter();
    await settle();
    expect(server.cart.lines).toEqual([line(1, 2), line(4, 1)]);
    expect(server.asked).not.toContain('merge');
  });

  it('never shows one person the cart of another', async () => {
    const told = { userId: 99, version: 4, lines: [line(8, 8)], since: [] };
    store.dispatch(serverCartTold(told));
    const server = fakeServer([line(1, 2)]);
    begin(server);
    enter();
    await settle();
    expect(lines()).toEqual([line(1, 2)]);
  });

  it('asks nothing for people who do not buy', async () => {
    const server = fakeServer([line(1, 2)]);
    begin(server);
    enter('manufacturer');
    store.dispatch(lineAdded(line(1, 1)));
    await settle();
    expect(server.asked).toEqual([]);
  });
});
