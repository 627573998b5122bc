import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { userKnown } from '@/access/session';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { Providers } from './Providers';
import { routes } from './routes';
import { makeStore } from './store';

function visit(at: string, role?: string) {
  const store = makeStore();
  const person = role ? user({ role }) : undefined;
  if (person) {
    server.use(onGet('/api/auth/me', { ...person }));
    store.dispatch(userKnown(person));
  }
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

it('answers an unknown path with the 404 page', async () => {
  visit('/no/such/page');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
});

it('has the header of the specification', async () => {
  visit('/no/such/page');
  const links = ['Products', 'Dealers', 'Become an Agent', 'Manufacturer', 'Client', 'Sign Up'];
  for (const name of [...links, 'Employee Signup', 'Customer Signup'])
    expect((await screen.findAllByRole('link', { name })).length).toBeGreaterThan(0);
  expect(screen.getByPlaceholderText('Search by Categories/Product Names')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute('href', '/cart');
});

it.each([
  ['/dealer-store', '/store/dealer'],
  ['/agent-store', '/store/agent'],
])('leads %s on to %s', async (from, to) => {
  server.use(onGet('/api/products', []), onGet('/api/categories', []));
  const router = visit(from);
  await waitFor(() => expect(router.state.location.pathname).toBe(to), { timeout: 5000 });
});
