import { HttpResponse, http } from 'msw';
import { vi, type Mock } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import ProductPage from '@/areas/manufacturer/ProductPage';
import NewProductPage from './ProductEditor';
import ProductsPage from './ProductsPage';

/** What the tests of the product screens share. */
export const ORIGIN = window.location.origin;
export const LIST = '/dashboard/manufacturer/products';
export const MANGO = {
  id: 4,
  name: 'Mango Ice',
  sku: 'MANGO-ICE',
  category: 'E-Liquids',
  description: '',
  isActive: true,
  stockBalance: 40,
  stockAvailable: 40,
  manufacturerCost: '10.00',
  weightUnit: 'kg',
  dimensionUnit: 'cm',
  needsLots: false,
  images: [],
  attributes: {},
  updatedAt: '2026-11-20T08:00:00Z',
  version: 7,
};
const GONE = { ...MANGO, id: 5, name: 'Old Mint', isActive: false };

/** A catalogue of one active and one discontinued product; gives back what the screens asked, sent and scrolled to. */
export function catalogue() {
  const asked: URLSearchParams[] = [];
  const saved: Record<string, unknown>[] = [];
  const scrolledTo: Mock = vi.fn();
  vi.stubGlobal('scrollTo', scrolledTo);
  server.use(
    http.get(`${ORIGIN}/api/products`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params);
      const items = params.get('status') === 'discontinued' ? [GONE] : [MANGO];
      return HttpResponse.json(items, { headers: { 'X-Total-Count': String(items.length) } });
    }),
    onGet('/api/categories', [{ name: 'E-Liquids', count: 1 }]),
    onGet('/api/products/4', MANGO),
    http.post(`${ORIGIN}/api/products/price-preview`, () => HttpResponse.json({ buyers: [] })),
    http.put(`${ORIGIN}/api/products/4`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      saved.push(body);
      return HttpResponse.json({ ...MANGO, ...body, images: [] });
    }),
  );
  return { asked, saved, scrolledTo };
}

/** The list with the pages of its products. */
export const visit = (at = LIST) =>
  renderWithProviders(<ProductsPage />, {
    at,
    path: paths.manufacturer.products,
    routes: [
      { path: paths.manufacturer.newProduct, element: <NewProductPage /> },
      { path: paths.manufacturer.productPattern, element: <ProductPage /> },
      { path: paths.manufacturer.oldProductPattern, element: <ProductPage /> },
    ],
  });
