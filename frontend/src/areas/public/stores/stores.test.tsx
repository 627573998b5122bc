import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { selectCartLines } from '@/lib/cart';
import { onGet, problem, server } from '@/testing/server';
import { findToast, heading, PATIENCE, visit } from '@/testing/visit';

const product = (id: number, name: string, changes: object = {}) => ({
  id,
  name,
  sku: `SKU-${id}`,
  description: 'A pod.',
  category: 'Pods',
  status: 'active',
  isActive: true,
  inStock: true,
  storePrice: '18.00',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  ...changes,
});

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  localStorage.setItem('tierway-age', '21');
  server.use(
    onGet('/api/categories', [{ name: 'Pods', count: 2 }]),
    onGet('/api/cart', { version: 1, count: 0, groups: [] }),
    http.get(`${window.location.origin}/api/products`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('store') ?? '');
      return HttpResponse.json([
        product(1, 'Mango Ice'),
        product(2, 'Tarn One', { storePrice: undefined }),
      ]);
    }),
    onGet('/api/stores/dealers/4', {
      id: 4,
      name: 'Cloud Corner',
      zone: 'Penang',
      country: 'Malaysia',
      path: '/store/cloud-corner-4',
      about: 'Since 1998.\n\nOpen daily.',
      logoUrl: '/media/0a1b.png',
    }),
  );
});

const article = async (name: string) => {
  const title = await screen.findByRole('heading', { name, level: 2 }, PATIENCE);
  return within(title.closest('article') as HTMLElement);
};

it('is a dealer’s own store: its name, its prices, and lines that name the seller', async () => {
  const { store } = visit('/store/cloud-corner-4');
  await heading('Cloud Corner');
  expect(screen.getByText(/Cloud Corner in Penang, Malaysia sets these prices/)).toBeVisible();
  const mango = await article('Mango Ice');
  expect(mango.getByText('$18.00')).toBeVisible();
  expect(mango.getByRole('link', { name: 'Mango Ice' })).toHaveAttribute(
    'href',
    '/products/1?dealer=4',
  );
  expect(
    (await article('Tarn One')).getByText('Not on sale in this store right now'),
  ).toBeVisible();
  fireEvent.click(mango.getByRole('button', { name: 'Add to Cart: Mango Ice' }));
  expect(await findToast('Added to Cart')).toBeVisible();
  expect(selectCartLines(store.getState())).toEqual([
    { productId: 1, tier: 'unit', quantity: 1, sellerId: 4 },
  ]);
  expect(asked).toEqual(['dealer:4']);
});

it('shows the logo and the text of the dealer, in paragraphs', async () => {
  const { container } = visit('/store/cloud-corner-4');
  await heading('Cloud Corner');
  expect(container.querySelector('header img')).toHaveAttribute('src', '/media/0a1b.png');
  expect(screen.getByText('Since 1998.')).toBeVisible();
  expect(screen.getByText('Open daily.')).toBeVisible();
  expect(screen.queryByText(/remove this store’s logo/)).not.toBeInTheDocument();
});

it.each(['/store/dealer?dealer=4&q=mango', '/store/4?q=mango', '/store/former-name-4?q=mango'])(
  'puts its own address in the place of %s',
  async (address) => {
    const { router } = visit(address);
    await heading('Cloud Corner');
    await waitFor(() => expect(router.state.location.pathname).toBe('/store/cloud-corner-4'));
    expect(router.state.location.search).toBe('?q=mango');
  },
);

it.each(['admin', 'manufacturer'])('leads the %s to what the store shows', async (role) => {
  server.use(onGet('/api/notifications', []), onGet('/api/users/pending', []));
  visit('/store/cloud-corner-4', role);
  await heading('Cloud Corner');
  const door = await screen.findByRole('link', { name: 'Edit logo and text' });
  expect(door).toHaveAttribute('href', '/store-settings/4');
  fireEvent.click(door);
  expect(await screen.findByLabelText('About the store', undefined, PATIENCE)).toHaveValue(
    'Since 1998.\n\nOpen daily.',
  );
});

it('says that there is no such store', async () => {
  server.use(
    http.get(`${window.location.origin}/api/stores/dealers/9`, () => problem(404, 'Not found.')),
  );
  visit('/store/dealer?dealer=9');
  await heading('Store not found');
  expect(asked).toEqual([]);
});

it.each(['/store/dealer?dealer=four', '/store/cloud-corner', '/store/cloud-corner-0'])(
  'is not found where there is no number: %s',
  async (address) => {
    visit(address);
    await heading('404 Page Not Found');
  },
);

it('shows guests the Dealer Price and a flexible margin', async () => {
  visit('/store/dealer');
  await heading('Stock your shop at the Dealer Price');
  const mango = await article('Mango Ice');
  expect(mango.getByText('Dealer Price').parentElement).toHaveTextContent('Dealer Price$18.00');
  expect(mango.getByText('Profit Margin').parentElement).toHaveTextContent('Flexible');
  expect(asked).toEqual(['dealer']);
});

it('shows guests the retail price and what it earns agents', async () => {
  visit('/store/agent');
  await heading('Build Your Network and Earn $0.50 per Referral');
  const mango = await article('Mango Ice');
  expect(mango.getByText('Retail price').parentElement).toHaveTextContent('$18.00');
  expect(mango.getByText('Commission').parentElement).toHaveTextContent('$0.50 per $14.00');
  expect(asked).toEqual(['agent']);
});
