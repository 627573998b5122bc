import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onGet, server } from '@/testing/server';
import { chooseInRow, findToast } from '@/testing/visit';
import { catalogue, LIST, MANGO, ORIGIN, visit } from './testProducts';

let seen: ReturnType<typeof catalogue>;
beforeEach(() => {
  seen = catalogue();
});

describe('the list', () => {
  it('counts both tabs, keeps the tab in the address and asks for its products', async () => {
    const { events, router } = visit();
    expect(await screen.findByRole('tab', { name: 'Active Products (1)' })).toBeInTheDocument();
    await events.click(await screen.findByRole('tab', { name: 'Discontinued Items (1)' }));
    expect(router.state.location.search).toBe('?tab=discontinued');
    expect(await screen.findByRole('button', { name: 'Actions for Old Mint' })).toBeInTheDocument();
  });

  it('searches and filters by category', async () => {
    const { router } = visit(`${LIST}?category=E-Liquids`);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'mango' } });
    await waitFor(() => expect(seen.asked.at(-1)?.get('q')).toBe('mango'));
    expect(seen.asked.at(-1)?.get('category')).toBe('E-Liquids');
    expect(router.state.location.search).toBe('?category=E-Liquids&q=mango');
  });

  it.each([
    ['', 'No active products found'],
    ['?tab=discontinued', 'No discontinued products'],
  ])('is empty in the words of the specification (%s)', async (search, words) => {
    server.use(onGet('/api/products', []));
    visit(LIST + search);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('deleting and restoring', () => {
  it.each([
    [true, 'discontinued', 'Cannot delete product'],
    [false, 'deleted', 'Product deleted'],
  ])('with transactions: %s', async (hasTransactions, outcome, title) => {
    const message =
      'This product has transactions and cannot be deleted. It has been moved to Discontinued Items.';
    server.use(
      onGet('/api/products/4/transactions', { hasTransactions }),
      http.delete(`${ORIGIN}/api/products/4/delete`, () => HttpResponse.json({ outcome, message })),
    );
    const { events } = visit();
    await chooseInRow('Mango Ice', 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    const words = hasTransactions ? /moves to Discontinued Items/ : /deleted permanently/;
    expect(await dialog.findByText(words)).toBeInTheDocument();
    await events.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await findToast(title)).toBeInTheDocument();
    expect(screen.queryAllByText(message)).toHaveLength(hasTransactions ? 1 : 0);
    expect(seen.scrolledTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('restores', async () => {
    server.use(http.post(`${ORIGIN}/api/products/5/restore`, () => HttpResponse.json(MANGO)));
    const { events } = visit(`${LIST}?tab=discontinued`);
    await chooseInRow('Old Mint', 'Restore');
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore Old Mint?' }));
    await events.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await findToast('Product restored')).toBeInTheDocument();
  });
});

it('shows the way up after 400 px', async () => {
  visit();
  const scroll = (to: number) => {
    vi.stubGlobal('pageYOffset', to);
    vi.stubGlobal('scrollY', to);
    fireEvent.scroll(window);
  };
  scroll(400);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  scroll(401);
  fireEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(seen.scrolledTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  scroll(0);
});

describe('many at once', () => {
  const PRICED = {
    ...MANGO,
    agentPrice: '5.50',
    customerPrice: '9.99',
    packPrice: '0.01',
    packQuantity: 5,
  };

  /** Selects the page and opens an action of the bar. */
  async function choose(action: string) {
    server.use(onGet('/api/products', [PRICED]), onGet('/api/products/4', PRICED));
    const view = visit();
    await screen.findByRole('checkbox', { name: 'Select Mango Ice' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(await screen.findByRole('button', { name: action }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  }

  it('moves prices by percent, rounded to cents, against what was seen', async () => {
    const { dialog } = await choose('Change prices');
    const save = () => dialog.getByRole('button', { name: /^Change( \d+)? prices?$/ });
    expect(save()).toBeDisabled();
    fireEvent.change(dialog.getByLabelText('Change'), { target: { value: '-100' } });
    const by = dialog.getByLabelText('Change');
    expect(by).toBeInvalid();
    expect(by).toHaveAccessibleDescription('A price can’t fall by 100% or more.');
    fireEvent.change(dialog.getByLabelText('Change'), { target: { value: '+5 %' } });
    const preview = dialog.getByRole('list', { name: 'Prices after the change' });
    expect(preview).toHaveTextContent(
      'Mango IceAgent price$5.50 → $5.78Customer price$9.99 → $10.49',
    );
    expect(save()).toHaveTextContent('Change 2 prices');
    fireEvent.click(save());
    expect(await findToast('1 changed')).toBeInTheDocument();
    expect(seen.saved[0]).toMatchObject({
      name: 'Mango Ice',
      agentPrice: '5.78',
      customerPrice: '10.49',
      packPrice: '0.01',
      manufacturerCost: '10.00',
      expected: { agentPrice: '5.50', customerPrice: '9.99' },
      version: 7,
    });
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('refuses a price that would fall to nothing, and sends none of the product', async () => {
    const { dialog } = await choose('Change prices');
    fireEvent.change(dialog.getByLabelText('Method'), { target: { value: 'amount' } });
    fireEvent.change(dialog.getByLabelText('Change'), { target: { value: '-1' } });
    expect(dialog.getByText('too low')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Change 3 prices' }));
    expect(await dialog.findByText('0 changed, 1 refused')).toBeVisible();
    expect(dialog.getByText(/A price can’t fall to 0 or less\./)).toBeVisible();
    expect(seen.saved).toEqual([]);
  });

  it('takes products off sale, without deleting any', async () => {
    const sent = vi.fn(() => HttpResponse.json({ ...PRICED, isActive: false }));
    server.use(http.post(`${ORIGIN}/api/products/4/discontinue`, sent));
    const { dialog } = await choose('Discontinue');
    fireEvent.click(dialog.getByRole('button', { name: 'Discontinue' }));
    expect(await findToast('1 changed')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
