import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userKnown } from '@/access/session';
import { lineAdded } from '@/lib/cart';
import { onGet, server, SETTINGS } from '@/testing/server';
import { user } from '@/testing/users';
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
    expect(await within(banner).findByRole('button', { name: 'Cart, 3 items' })).toHaveTextContent(
      '3',
    );
  });

  it('opens the cart over the page, and gives the focus back', async () => {
    server.use(
      onGet('/api/products/1', { id: 1, name: 'Mango Ice', category: 'Pods', isActive: true }),
    );
    const { banner, store } = await open();
    store.dispatch(lineAdded({ productId: 1, tier: 'unit', quantity: 3 }));
    const button = await within(banner).findByRole('button', { name: 'Cart, 3 items' });
    const events = userEvent.setup();
    button.focus();
    await events.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Cart' }, PATIENCE));
    expect(await panel.findByText('Mango Ice', undefined, PATIENCE)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(panel.getByRole('link', { name: 'Sign in to order' })).toHaveAttribute(
      'href',
      '/login/customer?next=%2Fcart%23checkout',
    );
    await events.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), PATIENCE);
    expect(button).toHaveFocus();
  });

  it('leads from an empty cart to the products', async () => {
    const { banner } = await open();
    fireEvent.click(await within(banner).findByRole('button', { name: 'Cart, 0 items' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Cart' }, PATIENCE));
    const browse = panel.getByRole('link', { name: 'Browse products' });
    expect(browse).toHaveAttribute('href', '/products');
  });

  it('tells people in the cart why they cannot order yet', async () => {
    const { banner, store } = await open('dealer');
    store.dispatch(userKnown(user({ role: 'dealer', verificationStatus: 'pending' })));
    store.dispatch(lineAdded({ productId: 1, tier: 'unit', quantity: 1 }));
    fireEvent.click(await within(banner).findByRole('button', { name: 'Cart, 1 item' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Cart' }, PATIENCE));
    expect(panel.getByText('Your account is waiting for approval')).toBeInTheDocument();
    expect(panel.queryByRole('link', { name: 'Check out' })).not.toBeInTheDocument();
  });

  it('closes the cart when a line leads to its product', async () => {
    const mango = { id: 1, name: 'Mango Ice', category: 'Pods', isActive: true };
    server.use(onGet('/api/products/1', { ...mango, description: '', images: [], attributes: {} }));
    const { banner, store, router } = await open();
    store.dispatch(lineAdded({ productId: 1, tier: 'unit', quantity: 1 }));
    fireEvent.click(await within(banner).findByRole('button', { name: 'Cart, 1 item' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Cart' }, PATIENCE));
    fireEvent.click(await panel.findByRole('link', { name: 'Mango Ice' }, PATIENCE));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/1'), PATIENCE);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), PATIENCE);
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

it('ends every public page with help, warnings, the company and its licences', async () => {
  server.use(
    onGet('/api/settings/public', { ...SETTINGS, companyName: 'Cloudworks', minimumAge: 18 }),
  );
  localStorage.setItem('tierway-age', '18');
  await open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(
    await footer.findByText(/For adults aged 18 and over/, undefined, PATIENCE),
  ).toHaveTextContent('Nicotine is an addictive chemical.');
  expect(
    footer.getByText('Cloudworks · Business License · Import/Export · Manufacturing'),
  ).toBeInTheDocument();
  for (const [name, clause] of [
    ['Delivery', 'delivery'],
    ['Returns and faults', 'returns'],
    ['Orders and payment', 'orders'],
  ] as const) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', `/terms#${clause}`);
    expect(document.getElementById(clause)).toHaveTextContent(new RegExp(`^\\d+\\. ${name}`));
  }
});

it('says in the footer how to reach the company, once the settings do', async () => {
  const contact = {
    companyAddress: '12 Lebuh Pantai\n10300 George Town',
    companyPhone: '+60 4 261 5555',
    companyEmail: 'hello@tierway.example',
  };
  server.use(onGet('/api/settings/public', { ...SETTINGS, ...contact }));
  await open();
  const footer = within(screen.getByRole('contentinfo'));
  const phone = await footer.findByRole('link', { name: contact.companyPhone }, PATIENCE);
  expect(phone).toHaveAttribute('href', 'tel:+60 4 261 5555');
  expect(footer.getByRole('link', { name: contact.companyEmail })).toHaveAttribute(
    'href',
    'mailto:hello@tierway.example',
  );
  expect(footer.getByText(/12 Lebuh Pantai, 10300 George Town/)).toBeVisible();
});
