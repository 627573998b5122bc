import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { onGet, server } from '@/testing/server';
import { heading, PATIENCE, visit } from '@/testing/visit';

const MANGO = {
  id: 1,
  name: 'Mango Ice',
  description: 'Sweet and cold.',
  category: 'E-Liquids',
  isActive: true,
  inStock: true,
  tierOffers: [{ tier: 'unit', pieces: 1, price: '14.00' }],
};
let asked: URL[] = [];

function shelf(items: object[]) {
  server.use(
    http.get(`${window.location.origin}/api/products`, ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(items, { headers: { 'X-Total-Count': String(items.length) } });
    }),
  );
}
const last = () => asked.at(-1)?.searchParams;
const address = (search: string) => Object.fromEntries(new URLSearchParams(search));

beforeEach(() => {
  asked = [];
  server.use(onGet('/api/categories', [{ name: 'E-Liquids', count: 1 }]));
  shelf([MANGO]);
});

describe('the product list', () => {
  it('counts what it found and offers every category', async () => {
    visit('/products');
    await heading('Products');
    expect(await screen.findByText('1 product found')).toBeInTheDocument();
    const category = screen.getByLabelText('Category');
    expect(within(category).getByRole('option', { name: 'All Categories' })).toHaveValue('');
    expect(await within(category).findByRole('option', { name: /E-Liquids/ })).toBeInTheDocument();
    const sort = within(screen.getByLabelText('Sort by')).getAllByRole<HTMLOptionElement>('option');
    expect(sort.map(({ label }) => label)).toEqual([
      'Sort by: Name',
      'Sort by: Price',
      'Sort by: Category',
    ]);
  });

  it('keeps filters, order and view in the address', async () => {
    const { router } = visit('/products');
    await heading('Products');
    await screen.findByRole('option', { name: /E-Liquids/ });
    fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'E-Liquids' } });
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'price' } });
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    await waitFor(() =>
      expect(address(router.state.location.search)).toEqual({
        category: 'E-Liquids',
        sort: 'price',
        view: 'list',
      }),
    );
    await waitFor(() => expect(last()?.get('sort')).toBe('price'));
    expect(last()?.get('category')).toBe('E-Liquids');
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows what a shared link asks for', async () => {
    visit('/search?q=mango&view=list');
    await heading('Search: mango');
    await waitFor(() => expect(last()?.get('q')).toBe('mango'));
    expect(await screen.findByRole('region', { name: 'Products' })).toBeInTheDocument();
  });

  it('clears its filters when nothing was found', async () => {
    shelf([]);
    const { router } = visit('/products?q=nothing&category=E-Liquids');
    expect(await screen.findByText('No products found', undefined, PATIENCE)).toBeInTheDocument();
    expect(screen.getByText('0 products found')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('a card', () => {
  const PRICED = { ...MANGO, dealerPrice: '16.00', agentPrice: '14.00' };
  const card = async () => {
    const article = await screen.findByRole('article', undefined, PATIENCE);
    return within(article);
  };

  it('shows guests name, category, two lines of description and no price', async () => {
    shelf([PRICED]);
    visit('/products');
    const article = await card();
    expect(article.getByRole('heading', { name: 'Mango Ice' })).toBeInTheDocument();
    expect(article.getByText('E-Liquids')).toBeInTheDocument();
    expect(getComputedStyle(article.getByText('Sweet and cold.')).webkitLineClamp).toBe('2');
    expect(article.queryByText(/\$/)).not.toBeInTheDocument();
    expect(article.getByRole('button', { name: /Add to Cart/ })).toBeInTheDocument();
    expect(article.getByRole('presentation', { hidden: true })).toHaveAttribute(
      'src',
      expect.stringContaining('product-fallback'),
    );
  });

  it.each([
    ['dealer', ['Dealer Price', '$16.00']],
    ['agent', ['Agent Price', '$14.00']],
    ['sub-agent', ['Agent Price', '$14.00']],
    ['admin', ['Dealer Price', '$16.00', 'Agent Price', '$14.00']],
  ])('shows a %s %j', async (role, words) => {
    shelf([PRICED]);
    visit('/products', role);
    const article = await card();
    for (const word of words) expect(article.getByText(word)).toBeInTheDocument();
    expect(article.queryAllByText(/\$/)).toHaveLength(words.length / 2);
  });

  it('puts the product into the cart', async () => {
    visit('/products');
    const article = await card();
    fireEvent.click(article.getByRole('button', { name: /Add to Cart/ }));
    expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  });
});
