import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { onGet, problem, server } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';

const picture = (name: string) => ({
  imageUrl: `/media/${name}.jpg`,
  cardImageUrl: `/media/${name}-card.jpg`,
  thumbImageUrl: `/media/${name}-thumb.jpg`,
});
const MANGO = {
  id: 4,
  name: 'Mango Ice',
  description: 'Sweet and cold.',
  category: 'E-Liquids',
  sku: 'MANGO-ICE',
  barcode: '4006381333931',
  isActive: true,
  inStock: true,
  customerPrice: '16.00',
  attributes: { flavour: 'Mango', nicotineStrength: '20', volume: '10', puffCount: 12000 },
  length: '10',
  width: '2',
  height: '2',
  dimensionUnit: 'cm',
  weightUnit: 'kg',
  imageUrl: '/media/a.jpg',
  images: [picture('a'), picture('b'), picture('c')],
};

beforeEach(() => {
  server.use(onGet('/api/products', []), onGet('/api/products/4', MANGO));
});

const shown = () => screen.getByAltText(/^Mango Ice, picture/);

it('shows all pictures: by thumbnail, by button, by arrow key, round and round', async () => {
  visit('/products/4');
  await heading('Mango Ice');
  expect(shown()).toHaveAttribute('src', '/media/a.jpg');
  expect(shown()).toHaveAccessibleName('Mango Ice, picture 1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
  expect(shown()).toHaveAttribute('src', '/media/c.jpg');
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toHaveAttribute('src', '/media/a.jpg');
  fireEvent.keyDown(screen.getByRole('group', { name: 'Pictures of Mango Ice' }), {
    key: 'ArrowLeft',
  });
  expect(shown()).toHaveAttribute('src', '/media/c.jpg');
  expect(screen.getByRole('button', { name: 'Show picture 3 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const thumbs = document.querySelectorAll('[aria-label^="Show picture"] img');
  expect([...thumbs].map((image) => image.getAttribute('src'))).toEqual([
    '/media/a-thumb.jpg',
    '/media/b-thumb.jpg',
    '/media/c-thumb.jpg',
  ]);
});

it('shows one picture without ways to turn', async () => {
  server.use(onGet('/api/products/4', { ...MANGO, images: [picture('a')] }));
  visit('/products/4');
  await heading('Mango Ice');
  expect(screen.getByAltText('Mango Ice')).toHaveAttribute('src', '/media/a.jpg');
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
});

it('lists what is known of the product, and no price for guests', async () => {
  visit('/products/4');
  const table = within(await screen.findByRole('table', { name: 'Details' }, PATIENCE));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'CategoryE-Liquids',
    'FlavourMango',
    'Nicotine strength20 mg/ml',
    'Volume10 ml',
    'Puffs12,000',
    'Size (L × W × H)10 × 2 × 2 cm',
    'SKUMANGO-ICE',
    'Barcode4006381333931',
  ]);
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

it('says what is left of each size, and lets nobody choose what is gone', async () => {
  const tierOffers = [
    { tier: 'unit', pieces: 1, price: '14.00' },
    { tier: 'pack', pieces: 10, price: '130.00' },
  ];
  const stocked = { ...MANGO, yourPrice: '14.00', packQuantity: 10, tierOffers, stockAvailable: 2 };
  server.use(onGet('/api/products/4', stocked));
  visit('/products/4', 'customer');
  await heading('Mango Ice');
  expect(screen.getAllByText('Only 2 pieces left')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /^Piece.*Only 2 pieces left.*\$14\.00/ })).toBeChecked();
  const pack = screen.getByRole('radio', { name: /^Pack.*Out of stock.*\$130\.00/ });
  expect(pack).toBeDisabled();
});

it('warns of nicotine, with its strength, and of nothing where there is none', async () => {
  const { unmount } = visit('/products/4');
  await heading('Mango Ice');
  expect(screen.getByRole('note')).toHaveTextContent(
    'Contains nicotine: 20 mg/ml. Nicotine is an addictive chemical. For adults of legal smoking age only.',
  );
  unmount();
  const attributes = { ...MANGO.attributes, nicotineStrength: '0' };
  server.use(onGet('/api/products/4', { ...MANGO, attributes }));
  visit('/products/4');
  await heading('Mango Ice');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('keeps the head of the store in which it is looked at', async () => {
  server.use(
    onGet('/api/stores/dealers/12', {
      id: 12,
      name: 'Cloud Corner',
      zone: 'Penang',
      country: 'Malaysia',
      path: '/store/cloud-corner-12',
      logoUrl: '/media/0a1b.png',
    }),
  );
  visit('/products/4?dealer=12');
  await heading('Mango Ice');
  const head = within(await screen.findByRole('banner', undefined, PATIENCE));
  expect(await head.findByRole('link', { name: 'Cloud Corner' }, PATIENCE)).toHaveAttribute(
    'href',
    '/store/cloud-corner-12',
  );
  expect(screen.getByRole('banner').querySelector('img')).toHaveAttribute('src', '/media/0a1b.png');
  expect(head.getByText('Penang, Malaysia')).toBeInTheDocument();
  for (const name of ['Cart, 0 items', 'Language: English', 'Switch to dark mode'])
    expect(head.getByRole('button', { name })).toBeInTheDocument();
  expect(head.queryByRole('link', { name: 'Become an Agent' })).not.toBeInTheDocument();
});

it('offers the compliance sheet, where there is one', async () => {
  const { unmount } = visit('/products/4');
  await heading('Mango Ice');
  expect(screen.queryByRole('link', { name: 'Compliance sheet (PDF)' })).not.toBeInTheDocument();
  unmount();
  server.use(onGet('/api/products/4', { ...MANGO, complianceSheetUrl: '/media/0a1b.pdf' }));
  visit('/products/4');
  await heading('Mango Ice');
  const link = screen.getByRole('link', { name: 'Compliance sheet (PDF)' });
  expect(link).toHaveAttribute('href', '/media/0a1b.pdf');
  expect(link).toHaveAttribute('download', 'MANGO-ICE.pdf');
});

it('says in the own shell whose store it is looked at in', async () => {
  const path = '/store/cloud-corner-12';
  const store = { id: 12, name: 'Cloud Corner', path, logoUrl: '/media/0a1b.png' };
  server.use(onGet('/api/stores/dealers/12', store), onGet('/api/notifications', []));
  visit('/products/4?dealer=12', 'customer');
  const strip = await screen.findByRole('region', { name: 'Cloud Corner' }, PATIENCE);
  expect(within(strip).getByRole('link', { name: 'Back to the store' })).toHaveAttribute(
    'href',
    path,
  );
  expect(strip.querySelector('img')).toHaveAttribute('src', '/media/0a1b.png');
});

it.each([
  ['a product of a store that is not there', '/products/4?dealer=9', '404 Page Not Found'],
  ['another page', '/terms?dealer=12', 'Terms of use'],
])('has the usual header over %s', async (_name, path, title) => {
  server.use(
    http.get(`${window.location.origin}/api/stores/dealers/9`, () => problem(404, 'Not found.')),
  );
  visit(path);
  await heading(title);
  expect(await screen.findByRole('navigation', { name: 'Main' }, PATIENCE)).toBeInTheDocument();
});
