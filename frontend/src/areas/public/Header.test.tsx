import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lineAdded } from '@/lib/cart';
import { onGet, server } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';

beforeEach(() => {
  server.use(
    onGet('/api/products', []),
    onGet('/api/categories', []),
    onGet('/api/products/facets', { total: 0, facets: [] }),
  );
});

const LINKS = [
  ['Products', '/products'],
  ['Dealers', '/dealers'],
  ['Become an Agent', '/become-agent'],
  ['Manufacturer', '/login/manufacturer'],
  ['Employee Signup', '/register/employee'],
  ['Customer Signup', '/register/customer'],
] as const;

async function open(role?: string) {
  const view = visit('/terms', role);
  await heading('Terms of use');
  return { ...view, banner: document.querySelector<HTMLElement>('header.MuiAppBar-root')! };
}

describe('the header', () => {
  it('has brand, links, cart, Client and Sign Up', async () => {
    const { banner, store } = await open();
    const links = [
      ...LINKS,
      ['Tierway', '/'],
      ['Client', '/login/customer'],
      ['Sign Up', '/register'],
    ] as const;
    for (const [name, path] of links)
      expect(within(banner).getByRole('link', { name })).toHaveAttribute('href', path);
    store.dispatch(lineAdded({ productId: 1, tier: 'unit', quantity: 3 }));
    expect(await within(banner).findByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent(
      '3',
    );
  });

  it('leads whoever is signed in to their dashboard', async () => {
    const { banner } = await open('dealer');
    expect(within(banner).getByRole('link', { name: 'My dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/dealer',
    );
    expect(within(banner).queryByRole('link', { name: 'Client' })).not.toBeInTheDocument();
  });

  it('searches for what is typed, and does nothing for blanks', async () => {
    const { banner, router } = await open();
    const search = within(banner).getByPlaceholderText('Search by Categories/Product Names');
    const form = search.closest('form') as HTMLFormElement;
    fireEvent.change(search, { target: { value: '   ' } });
    fireEvent.submit(form);
    expect(router.state.location.pathname).toBe('/terms');
    fireEvent.change(search, { target: { value: ' pod & mango ' } });
    fireEvent.submit(form);
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'), PATIENCE);
    expect(router.state.location.search).toBe('?q=pod%20%26%20mango');
  });

  it('suggests products while somebody types, for the mouse and for the arrow keys', async () => {
    const product = (id: number, name: string) => ({ id, name, category: 'Pods', isActive: true });
    server.use(
      onGet('/api/products', [product(4, 'Pod Kit'), product(5, 'Pod Max')]),
      onGet('/api/products/5', product(5, 'Pod Max')),
    );
    const { banner, router } = await open();
    const search = within(banner).getByPlaceholderText('Search by Categories/Product Names');
    fireEvent.change(search, { target: { value: 'p' } });
    expect(search).toHaveAttribute('aria-expanded', 'false');
    fireEvent.change(search, { target: { value: 'po' } });
    const list = within(
      await screen.findByRole('listbox', { name: 'Suggested products' }, PATIENCE),
    );
    const [first, second] = list.getAllByRole('option');
    expect(first).toHaveTextContent('Pod KitPods');
    await waitFor(() => expect(search).toHaveAttribute('aria-expanded', 'true'));
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

    fireEvent.change(search, { target: { value: 'pod' } });
    await waitFor(() => expect(search).toHaveAttribute('aria-expanded', 'true'));
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(search).toHaveAttribute('aria-activedescendant', second!.id);
    fireEvent.submit(search.closest('form')!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/5'), PATIENCE);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('repeats its links in the menu of narrow screens', async () => {
    const { banner, router } = await open();
    fireEvent.click(within(banner).getByRole('button', { name: 'Open menu' }));
    const close = await screen.findByRole('button', { name: 'Close menu' }, PATIENCE);
    const menu = within(close.closest('.MuiDrawer-paper') as HTMLElement);
    for (const [name, path] of LINKS)
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
    expect(menu.getByPlaceholderText('Search by Categories/Product Names')).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Client' })).toHaveAttribute('href', '/login/customer');
    fireEvent.click(menu.getByRole('link', { name: 'Sign Up' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'), PATIENCE);
    await waitFor(() => expect(close).not.toBeInTheDocument(), PATIENCE);
  });
});
