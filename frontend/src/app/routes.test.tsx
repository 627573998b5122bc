import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onGet, server } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';

it('answers an unknown path with the 404 page', async () => {
  visit('/no/such/page');
  expect(await heading('404 Page Not Found')).toBeInTheDocument();
});

it('finds a path with parameters, and one that the home page does not know', async () => {
  server.use(onGet('/api/products/4', { id: 4 }, { status: 404 }));
  const { router } = visit('/terms');
  expect(await heading('Terms of use')).toBeInTheDocument();
  await router.navigate('/ref/K7M2QX9T');
  expect(await heading('Customer Sign Up Page')).toBeInTheDocument();
});

it('has the header of the specification', async () => {
  visit('/no/such/page');
  const links = ['Products', 'Dealers', 'Become an Agent', 'Manufacturer', 'Client', 'Sign Up'];
  for (const name of [...links, 'Employee Signup', 'Customer Signup'])
    expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0);
  expect(screen.getByPlaceholderText('Search by Categories/Product Names')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeInTheDocument();
});

it.each([
  ['/dealer-store', '/store/dealer'],
  ['/agent-store', '/store/agent'],
])('leads %s on to %s', async (from, to) => {
  server.use(onGet('/api/products', []), onGet('/api/categories', []));
  const { router } = visit(from);
  await waitFor(() => expect(router.state.location.pathname).toBe(to), PATIENCE);
});

it('keeps the query and the hash of an address that leads on', async () => {
  server.use(onGet('/api/products', []), onGet('/api/categories', []));
  const { router } = visit('/agent-store?q=mango#list');
  await waitFor(() => expect(router.state.location.pathname).toBe('/store/agent'), PATIENCE);
  expect(router.state.location).toMatchObject({ search: '?q=mango', hash: '#list' });
});

it('leads the old address of a stock count on to the one that all of the company have', async () => {
  server.use(onGet('/api/stock-counts/5', { id: 5 }, { status: 404 }));
  const { router } = visit('/dashboard/manufacturer/stock-counts/5', 'warehouse');
  await waitFor(() => expect(router.state.location.pathname).toBe('/stock-counts/5'), PATIENCE);
});
