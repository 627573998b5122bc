import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectCartLines } from '@/lib/cart';
import { onGet, server } from '@/testing/server';
import { closeCart, MANGO, openCart } from './testCart';

beforeEach(() => {
  server.use(onGet('/api/products/1', MANGO));
});
afterEach(closeCart);

describe('the cart', () => {
  it('shows guests their lines without prices and invites them to sign in', async () => {
    openCart();
    expect(await screen.findByText('Mango Ice')).toBeInTheDocument();
    expect(screen.getByText('Sign in to see your prices and order')).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('takes a line out and puts it back', async () => {
    const { events, store } = openCart();
    await screen.findByText('Mango Ice');
    await events.click(screen.getByRole('button', { name: /^Remove Mango Ice/ }));
    expect(selectCartLines(store.getState())).toEqual([]);
    await events.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectCartLines(store.getState())).toHaveLength(1);
  });

  it('tells people who cannot order why', async () => {
    openCart('dealer', 'pending');
    expect(await screen.findByText('Your account is waiting for approval')).toBeInTheDocument();
  });
});
