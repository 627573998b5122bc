import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { field, findToast } from '@/testing/visit';
import MovementPage from './MovementPage';

const ORIGIN = window.location.origin;
const PRODUCT = {
  id: 7,
  name: 'Mango Ice',
  sku: 'MI-1',
  category: 'Other',
  isActive: true,
  stockBalance: 30,
  stockReserved: 0,
  stockHeld: 8,
  stockAvailable: 22,
  needsLots: true,
};
const lot = (id: number, balance: number, expiresOn: string, changes = {}) => ({
  id,
  productId: 7,
  productName: 'Mango Ice',
  productSku: 'MI-1',
  code: `L-${id}`,
  expiresOn,
  state: 'open',
  isHeld: false,
  stockIn: balance,
  stockOut: 0,
  balance,
  createdAt: '2026-01-06T08:00:00Z',
  ...changes,
});
const FREE = [lot(2, 12, '2028-03-01'), lot(3, 6, '2028-01-01')];
const HELD = [lot(4, 8, '2027-01-01', { state: 'held', isHeld: true, holdReason: 'Leaks' })];

function open(type: 'in' | 'out', changes = {}) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    onGet('/api/products', [PRODUCT]),
    onGet('/api/products/7', { ...PRODUCT, ...changes }),
    onGet('/api/inventory/transactions', []),
    onGet('/api/lots', FREE.concat(HELD)),
    http.post(`${ORIGIN}/api/inventory/transactions`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(
        { id: 1, productName: 'Mango Ice', balanceAfter: 40 },
        { status: 201 },
      );
    }),
  );
  const view = renderWithProviders(<MovementPage type={type} />, { at: '/?product=7' });
  return { ...view, sent };
}

describe('stock in', () => {
  it('wants the batch code of a product that is kept in lots', async () => {
    const { events, sent } = open('in');
    await screen.findByLabelText(/Batch code/);
    await events.type(field('Quantity'), '10');
    await events.click(screen.getByRole('button', { name: 'Record Stock In' }));
    const sentence = 'This product is tracked in batches. Enter the batch code.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('sends a new lot with its dates', async () => {
    const { events, sent } = open('in');
    await events.type(await screen.findByLabelText(/Batch code/), 'L-99');
    await events.type(await screen.findByLabelText('Production date'), '2026-11-01');
    await events.type(screen.getByLabelText('Expiry date'), '2028-11-01');
    await events.type(field('Quantity'), '10');
    await events.type(field('Order reference'), 'PO-7');
    await events.click(screen.getByRole('button', { name: 'Record Stock In' }));
    await findToast('Stock In transaction recorded successfully');
    expect(sent).toEqual([
      {
        productId: 7,
        type: 'in',
        quantity: 10,
        reason: 'purchase',
        lotCode: 'L-99',
        producedOn: '2026-11-01',
        expiresOn: '2028-11-01',
        reference: 'Order: PO-7',
      },
    ]);
  });

  it('asks no dates of a lot that is known', async () => {
    const { events } = open('in');
    await events.type(await screen.findByLabelText(/Batch code/), 'l-2');
    expect(await screen.findByText(/Existing batch with 12 pieces/)).toBeVisible();
    expect(screen.queryByLabelText('Expiry date')).not.toBeInTheDocument();
  });

  it('needs no lot for other products', async () => {
    const { events, sent } = open('in', { needsLots: false });
    await screen.findByLabelText(/Batch code/);
    await events.type(field('Quantity'), '10');
    await events.click(screen.getByRole('button', { name: 'Record Stock In' }));
    await findToast('Stock In transaction recorded successfully');
    expect(sent[0]).not.toHaveProperty('lotCode');
  });

  it('says what is missing', async () => {
    const { events } = open('in', { needsLots: false });
    await screen.findByLabelText(/Batch code/);
    await events.click(screen.getByRole('button', { name: 'Record Stock In' }));
    await findToast('Please select a product and enter quantity');
  });
});

describe('stock out', () => {
  it('shows which lots it would take, earliest expiry first, and what is on hold', async () => {
    const { events } = open('out');
    await screen.findByLabelText('Take from');
    await events.type(field('Quantity'), '9');
    const taken = within(await screen.findByRole('status'));
    const lines = taken.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toMatch(/L-3: 6 pieces · Expires Jan 1, 2028/);
    expect(lines[1]).toMatch(/L-2: 3 pieces/);
    expect(screen.getByText('8 pieces are on hold and can’t be sold: L-4 (Leaks)')).toBeVisible();
  });

  it('refuses more than is free, and more than the chosen lot has', async () => {
    const { events, sent } = open('out');
    const from = await screen.findByLabelText('Take from');
    await events.type(field('Quantity'), '23');
    await events.click(screen.getByRole('button', { name: 'Record Stock Out' }));
    await findToast('Only 22 units available in stock');
    expect(screen.getByText('Insufficient Stock')).toBeVisible();
    await events.selectOptions(from, '2');
    await events.click(screen.getByRole('button', { name: 'Record Stock Out' }));
    await findToast('Only 12 units available in stock');
    expect(sent).toEqual([]);
  });

  it('lets a lot on hold be scrapped, but not sold', async () => {
    const { events, sent } = open('out');
    await screen.findByLabelText('Take from');
    const held = () => screen.getByRole<HTMLOptionElement>('option', { name: /^L-4/ });
    expect(held()).toBeDisabled();
    await events.selectOptions(screen.getByLabelText('Reason'), 'damage');
    expect(held()).toBeEnabled();
    await events.selectOptions(screen.getByLabelText('Take from'), '4');
    await events.type(field('Quantity'), '8');
    await events.click(screen.getByRole('button', { name: 'Record Stock Out' }));
    await findToast('Stock Out transaction recorded successfully');
    expect(sent).toMatchObject([{ type: 'out', reason: 'damage', quantity: 8, lotId: 4 }]);
  });
});

describe('what goes wrong', () => {
  const refuse = (answer: () => Response) =>
    server.use(http.post(`${ORIGIN}/api/inventory/transactions`, answer));
  const fill = async (type: 'in' | 'out', button: string) => {
    const view = open(type, { needsLots: false });
    await view.events.type(field('Quantity'), '5');
    return () => view.events.click(screen.getByRole('button', { name: button }));
  };

  it('is said in the words of the server', async () => {
    const send = await fill('out', 'Record Stock Out');
    await screen.findByLabelText('Take from');
    refuse(() => problem(409, 'Only 3 units available in stock') as Response);
    await send();
    await findToast('Only 3 units available in stock');
  });

  it.each([
    ['in', 'Record Stock In', 'Failed to record Stock In transaction'],
    ['out', 'Record Stock Out', 'Failed to record Stock Out transaction'],
  ] as const)('is said for stock %s when the server has no words', async (type, button, words) => {
    const send = await fill(type, button);
    await screen.findByLabelText(type === 'in' ? /Batch code/ : 'Take from');
    refuse(() => new HttpResponse(null, { status: 500 }));
    await send();
    await findToast(words);
  });
});

it.each([
  [10, true],
  [11, false],
])('warns of low stock at a balance of %i: %s', async (stockBalance, warns) => {
  open('in', { stockBalance });
  await screen.findByLabelText(/Batch code/);
  const warning = screen.queryByText(`Only ${stockBalance} left in stock.`);
  expect(warning !== null).toBe(warns);
});
