import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { forgetSession } from '@/access/session';
import RoleShell from '@/features/shell/RoleShell';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { heading, PATIENCE, visit } from '@/testing/visit';
import { ShellSkeleton } from '@/ui/feedback/Skeletons';
import type { Command } from '@/ui/shell/nav';
import { OpenPalette } from '@/ui/shell/palette';

const MINT = {
  id: 4,
  name: 'Mint',
  sku: 'M-1',
  category: 'E-Liquids',
  description: '',
  status: 'active',
  images: [],
  attributes: {},
  needsLots: false,
  version: 1,
};

beforeEach(() => {
  server.use(
    onGet('/api/products', []),
    onGet('/api/products/facets', { total: 0, facets: [] }),
    onGet('/api/products/4', MINT),
    onGet('/api/categories', []),
    onGet('/api/notifications', []),
    onGet('/api/users/pending', []),
  );
});

const shell = () => screen.findByRole('navigation', { name: 'Main' }, PATIENCE);
const publicHeader = () => screen.queryByPlaceholderText('Search by Categories/Product Names');

/** The palette's pages above a frame that is loading, then there. */
function Arriving() {
  const [pages, setPages] = useState<Command[] | null>(null);
  const [isThere, setThere] = useState(false);
  return (
    <OpenPalette value={setPages}>
      <button onClick={() => setThere(true)}>Arrive</button>
      <output>{pages?.map(({ label }) => label).join(' ') ?? 'closed'}</output>
      {isThere ? <RoleShell /> : <ShellSkeleton />}
    </OpenPalette>
  );
}

it('opens the palette while the frame is still loading, which adds its pages', async () => {
  renderWithProviders(<Arriving />, { user: user({ role: 'dealer' }) });
  const opened = screen.getByText('closed');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(opened).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  await shell();
  expect(opened).toHaveTextContent('Custom Pricing');
});

it('leaves a palette closed that nobody asked for when the frame arrives', async () => {
  renderWithProviders(<Arriving />, { user: user({ role: 'dealer' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  await shell();
  expect(screen.getByText('closed')).toBeInTheDocument();
});

it.each([
  ['/products', 'Products'],
  ['/products/4', 'Mint'],
  ['/cart', 'Cart'],
  ['/store/dealer', 'Stock your shop at the Dealer Price'],
  ['/store/agent', /^Build Your Network/],
])('keeps the shell of a dealer around %s', async (address, title) => {
  visit(address, 'dealer');
  expect(await heading(title)).toBeInTheDocument();
  const nav = within(await shell());
  expect(nav.getByRole('link', { name: 'Custom Pricing' })).toBeInTheDocument();
  expect(publicHeader()).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Cart, / })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Cart, 0 items/ })).toBeInTheDocument();
});

it.each([
  ['customer', 'Quick order'],
  ['agent', 'Commissions'],
  ['wholesaler', 'Inventory'],
  ['manufacturer', 'Product Management'],
  ['admin', 'System Settings'],
  ['employee', 'Issues'],
  ['warehouse', 'Issues'],
])('shows the own navigation of a %s around a product', async (role, link) => {
  visit('/products/4', role);
  expect(await heading('Mint')).toBeInTheDocument();
  expect(within(await shell()).getByRole('link', { name: link })).toBeInTheDocument();
});

it('shows guests the public header and footer', async () => {
  visit('/products/4');
  expect(await heading('Mint')).toBeInTheDocument();
  expect(publicHeader()).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it('shows guests a store in its own frame', async () => {
  visit('/store/dealer');
  expect(await heading('Stock your shop at the Dealer Price')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
  expect(publicHeader()).not.toBeInTheDocument();
});

it('shows the public header around pages about the company, also to who is signed in', async () => {
  visit('/terms', 'dealer');
  expect(await heading('Terms of use')).toBeInTheDocument();
  expect(publicHeader()).toBeInTheDocument();
});

it('gives way to the public header when the session ends', async () => {
  const { store } = visit('/products/4', 'dealer');
  expect(await shell()).toBeInTheDocument();
  void (store.dispatch as AppDispatch)(forgetSession());
  await waitFor(() => expect(publicHeader()).toBeInTheDocument(), PATIENCE);
});

it('leaves the palette open when another frame follows', async () => {
  const { router } = visit('/account', 'dealer');
  await shell();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const palette = await screen.findByRole('dialog', { name: 'Search or jump to…' }, PATIENCE);
  const field = within(palette).getByRole('combobox');
  fireEvent.change(field, { target: { value: 'inv' } });
  await router.navigate('/products/4');
  await screen.findByRole('heading', { name: 'Mint', hidden: true, level: 1 }, PATIENCE);
  expect(field).toBeVisible();
  expect(field).toHaveValue('inv');
});
