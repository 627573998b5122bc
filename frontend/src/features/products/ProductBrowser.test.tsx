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
const FACETS = {
  total: 1,
  facets: [
    {
      key: 'category',
      values: [
        { value: 'E-Liquids', count: 12 },
        { value: 'Pods', count: 4 },
      ],
    },
    { key: 'flavour', values: [{ value: 'Mango', count: 3 }] },
    { key: 'nicotineStrength', values: [{ value: '20', count: 5 }] },
    { key: 'inStock', values: [{ value: 'true', count: 9 }] },
  ],
};
let asked: URL[] = [];
let counted: URL[] = [];

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
  counted = [];
  server.use(
    onGet('/api/categories', [{ name: 'E-Liquids', count: 1 }]),
    http.get(`${window.location.origin}/api/products/facets`, ({ request }) => {
      counted.push(new URL(request.url));
      return HttpResponse.json(FACETS);
    }),
  );
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
      'Sort by: Best selling',
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

describe('search', () => {
  it('ranks by relevance first, and by name when nothing is searched for', async () => {
    visit('/products?q=mango');
    const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by', undefined, PATIENCE);
    expect(sort).toHaveValue('relevance');
    await waitFor(() => expect(last()?.get('sort')).toBe('relevance'));
    fireEvent.change(sort, { target: { value: 'name' } });
    await waitFor(() => expect(last()?.get('sort')).toBe('name'));
    expect(last()?.get('q')).toBe('mango');
  });

  it('does not ask for relevance without a search text', async () => {
    visit('/products?sort=relevance');
    await waitFor(() => expect(last()?.get('sort')).toBe('name'), PATIENCE);
  });
});

describe('the filters', () => {
  const panel = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }, PATIENCE));
    return within(await screen.findByRole('dialog', { name: 'Filters' }));
  };

  it('take several values of one kind, beside each how many products it leaves', async () => {
    const { router } = visit('/products?view=list&cursor=abc&page=2');
    const filters = await panel();
    fireEvent.click(await filters.findByRole('checkbox', { name: 'E-Liquids, 12 products' }));
    fireEvent.click(filters.getByRole('checkbox', { name: 'Pods, 4 products' }));
    fireEvent.click(filters.getByRole('checkbox', { name: 'In stock, 9 products' }));
    expect(router.state.location.search).toBe(
      '?view=list&category=E-Liquids&category=Pods&inStock=true',
    );
    await waitFor(() => expect(last()?.getAll('category')).toEqual(['E-Liquids', 'Pods']));
    expect(last()?.get('inStock')).toBe('true');
    await waitFor(() => expect(counted.at(-1)?.searchParams.get('inStock')).toBe('true'));
    expect(counted.at(-1)?.searchParams.has('limit')).toBe(false);
    expect(filters.getByRole('checkbox', { name: /^Pods/ })).toBeChecked();
    expect(await filters.findByRole('button', { name: 'Show 1 product' })).toBeInTheDocument();
    expect(filters.queryByRole('group', { name: 'Device type' })).not.toBeInTheDocument();
  });

  it('take a measure exactly, or between two ends', async () => {
    const { router } = visit('/products');
    const filters = await panel();
    const twenty = await filters.findByRole('button', { name: '20 mg/ml, 5 products' });
    fireEvent.click(twenty);
    expect(router.state.location.search).toBe('?nicotineMin=20&nicotineMax=20');
    expect(twenty).toHaveAttribute('aria-pressed', 'true');
    const least = filters.getByLabelText('Nicotine strength from');
    expect(least).toHaveValue('20');
    fireEvent.change(least, { target: { value: '3' } });
    expect(router.state.location.search).toBe('?nicotineMin=20&nicotineMax=20');
    fireEvent.blur(least);
    await waitFor(() => expect(router.state.location.search).toBe('?nicotineMin=3&nicotineMax=20'));
    await waitFor(() => expect(last()?.get('nicotineMin')).toBe('3'));
  });

  it('stand above the products and can be dropped one by one', async () => {
    const { router } = visit('/products?category=E-Liquids&category=Pods&nicotineMin=3&q=ice');
    const chips = within(await screen.findByRole('group', { name: 'Active filters' }, PATIENCE));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Category: E-Liquids',
      'Category: Pods',
      'Nicotine strength: from 3 mg/ml',
    ]);
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('2 categories');
    fireEvent.click(chips.getByRole('button', { name: /Category: Pods/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?nicotineMin=3&q=ice&category=E-Liquids'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('say when their counts cannot be loaded; the products are there', async () => {
    server.use(onGet('/api/products/facets', {}, { status: 500 }));
    visit('/products');
    expect(await screen.findByRole('heading', { name: 'Mango Ice' }, PATIENCE)).toBeInTheDocument();
    const filters = await panel();
    expect(await filters.findByText('The filters could not be loaded.')).toBeInTheDocument();
    server.use(onGet('/api/products/facets', FACETS));
    fireEvent.click(filters.getByRole('button', { name: 'Try again' }));
    expect(await filters.findByRole('checkbox', { name: /^Pods/ })).toBeInTheDocument();
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
    expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeInTheDocument();
    const words = await screen.findByText('1 × Piece of Mango Ice', undefined, PATIENCE);
    const toast = within(words.closest<HTMLElement>('[role=status]')!);
    expect(toast.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });

  it('leads guests to their price and back', async () => {
    visit('/products?category=E-Liquids');
    const article = await card();
    expect(article.getByRole('link', { name: 'Sign in for your price' })).toHaveAttribute(
      'href',
      '/login/customer?next=%2Fproducts%3Fcategory%3DE-Liquids',
    );
  });
});
