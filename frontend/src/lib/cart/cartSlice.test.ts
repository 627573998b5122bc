import { beforeEach, describe, expect, it } from 'vitest';
import { keepCart } from '@/app/cartKeeper';
import { makeStore } from '@/app/store';
import {
  CART_KEY,
  cartReplaced,
  lineAdded,
  lineRemoved,
  linesOrdered,
  quantitySet,
  readCart,
  selectCartCount,
  selectCartLines,
} from '.';

const pack = { productId: 1, tier: 'pack', quantity: 2 } as const;
const unit = { productId: 1, tier: 'unit', quantity: 1 } as const;

describe('the cart', () => {
  let store = makeStore();
  const lines = () => selectCartLines(store.getState());
  beforeEach(() => {
    store = makeStore();
  });

  it('merges lines of the same product and tier', () => {
    store.dispatch(lineAdded(pack));
    store.dispatch(lineAdded(unit));
    store.dispatch(lineAdded({ ...pack, quantity: 3 }));
    expect(lines()).toEqual([{ ...pack, quantity: 5 }, unit]);
    expect(selectCartCount(store.getState())).toBe(6);
  });

  it.each([0, -1, 1.5, Number.NaN])('takes no quantity of %d', (quantity) => {
    store.dispatch(lineAdded({ ...unit, quantity }));
    expect(lines()).toEqual([]);
    store.dispatch(lineAdded(unit));
    store.dispatch(quantitySet({ ...unit, quantity }));
    expect(lines()).toEqual([unit]);
  });

  it('removes only the line that was meant', () => {
    store.dispatch(cartReplaced([pack, unit]));
    store.dispatch(lineRemoved(unit));
    expect(lines()).toEqual([pack]);
  });

  it('loses what was ordered, and keeps what was put in beyond it', () => {
    const inStore = { ...unit, sellerId: 12 };
    store.dispatch(cartReplaced([pack, { ...unit, quantity: 5 }, inStore]));
    store.dispatch(linesOrdered([pack, unit]));
    expect(lines()).toEqual([{ ...unit, quantity: 4 }, inStore]);
  });

  it('is saved, and read again by the next visit', () => {
    const stop = keepCart(store);
    store.dispatch(lineAdded(pack));
    expect(selectCartLines(makeStore().getState())).toEqual([pack]);
    store.dispatch(lineRemoved(pack));
    expect(localStorage.getItem(CART_KEY)).toBeNull();
    stop();
  });

  it('drops what is broken in the saved cart', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([pack, { productId: 'x' }, null]));
    expect(readCart()).toEqual([pack]);
    localStorage.setItem(CART_KEY, '{nonsense');
    expect(readCart()).toEqual([]);
    expect(localStorage.getItem(CART_KEY)).toBeNull();
  });
});
