import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { onGet, server } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';

const product = (id: number) => ({
  id,
  name: `Pod ${id}`,
  description: '',
  category: 'Pods',
  cardImageUrl: `/media/${id}-card.jpg`,
  isActive: true,
  inStock: true,
});

it('shows guests hero, referral programme, licences and featured products', async () => {
  server.use(
    http.get(`${window.location.origin}/api/products`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isBest = searchParams.get('sort') === 'best_selling';
      const ids = isBest ? [2, 4, 1] : [5, 4, 3, 2, 1];
      return HttpResponse.json(ids.slice(0, Number(searchParams.get('limit'))).map(product));
    }),
  );
  visit('/');
  await heading('Wholesale vape, from the manufacturer');
  const best = within(screen.getByRole('region', { name: 'Best sellers' }));
  const shown = await best.findAllByRole('link', undefined, PATIENCE);
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(
    [2, 4, 1].map((id) => `/products/${id}`),
  );
  const picture = document.querySelector('section img');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('width', picture?.getAttribute('height'));
  const licences = within(await screen.findByRole('region', { name: 'Licences' }, PATIENCE));
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.indexOf('Featured products')).toBeGreaterThan(-1);
  expect(titles.indexOf('Know a shop that needs stock?')).toBeGreaterThan(
    titles.indexOf('Featured products'),
  );
  for (const title of ['Earn commission', 'Every customer in one list', 'Monthly bonus'])
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  for (const licence of ['Business License', 'Import/Export', 'Manufacturing'])
    expect(licences.getByText(licence)).toBeInTheDocument();
  expect(licences.getAllByText('Verified')).toHaveLength(3);
  expect(await screen.findByText('Pod 5', undefined, PATIENCE)).toBeInTheDocument();
  for (const id of [1, 2, 3, 4, 5]) expect(screen.getAllByText(`Pod ${id}`)).toHaveLength(1);
});

it('shows nothing twice where there are three products, and keeps the room of those it cannot read', async () => {
  server.use(onGet('/api/products', [1, 2, 3].map(product)));
  const { unmount } = visit('/');
  expect(await screen.findAllByText(/^Pod/, undefined, PATIENCE)).toHaveLength(3);
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
  expect(screen.getAllByText(/^Pod/)).toHaveLength(3);
  unmount();

  server.use(http.get(`${window.location.origin}/api/products`, () => HttpResponse.error()));
  visit('/');
  await heading('Wholesale vape, from the manufacturer');
  const title = screen.getByText('Best sellers');
  await waitFor(() => expect(title).not.toBeVisible(), PATIENCE);
  expect(title.parentElement?.querySelectorAll('li')).toHaveLength(3);
});

it.each([
  ['admin', '/dashboard/admin'],
  ['manufacturer', '/dashboard/manufacturer'],
  ['wholesaler', '/dashboard/wholesaler'],
  ['dealer', '/dashboard/dealer'],
  ['agent', '/dashboard/agent'],
  ['sub-agent', '/dashboard/agent'],
  ['customer', '/dashboard/customer'],
  ['employee', '/dashboard/employee'],
])('sends a signed-in %s on to %s and loads no products', async (role, dashboard) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  server.use(
    http.get(`${window.location.origin}/api/products`, () => {
      loads += 1;
      return HttpResponse.json([]);
    }),
    http.get(`${window.location.origin}/api/*`, ({ request }) =>
      request.url.endsWith('/me') || request.url.endsWith('/products')
        ? undefined
        : HttpResponse.json([]),
    ),
  );
  const { router, unmount } = visit('/', role);
  const at = () => router.state.navigation.location?.pathname ?? router.state.location.pathname;
  await waitFor(() => expect(at()).toBe(dashboard), PATIENCE);
  expect(loads).toBe(0);
  unmount();
});

it('leaves somebody of an unknown role at home', async () => {
  visit('/', 'auditor');
  expect(await heading(/Wholesale vape/)).toBeInTheDocument();
  expect(screen.queryByText('Best sellers')).not.toBeInTheDocument();
});
