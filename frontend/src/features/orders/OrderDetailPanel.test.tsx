import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { OrderDetailPanel, OrderSkeleton } from './OrderDetailPanel';
import type { ShownOrder } from './types';

const item = { id: 5, productId: 1, name: 'Mint', tier: 'unit' as const, quantity: 10, pieces: 10 };
const shipment = (id: number, undoneAt: string | null = null) => ({
  id,
  number: `DLN-2026-00000${id}`,
  createdAt: '2026-11-20T10:00:00Z',
  undoneAt,
  lines: [{ lineId: 5, name: 'Mint', pieces: 4 }],
});
const money = { amount: '20.00', createdAt: '2026-11-20T10:00:00Z' };
const ORDER: ShownOrder = {
  id: 7,
  status: 'processing',
  paymentStatus: 'paid',
  totalAmount: '20.00',
  createdAt: '2026-11-20T10:00:00Z',
  items: [{ ...item, price: '2.00', shippedPieces: 8 }],
  payments: [
    { kind: 'payment', number: 'RCP-2026-000001', ...money },
    { kind: 'refund', number: 'CRN-2026-000001', ...money },
  ],
  shipments: [shipment(1, '2026-11-21T10:00:00Z'), shipment(2), shipment(3)],
  papers: ['invoice', 'receipt'],
};

const links = async (block: string) => {
  const region = await screen.findByRole('region', { name: block });
  return within(region)
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
};

it('shows a small picture before the name of each line, and one for those without', async () => {
  const items = [
    { ...item, thumbImageUrl: '/media/mint-thumb.jpg' },
    { ...item, id: 6, productId: 2, name: 'Lime' },
  ];
  renderWithProviders(<OrderDetailPanel order={{ ...ORDER, items }} />);
  await screen.findByText('Lime');
  const pictures = [...document.querySelectorAll('li img')];
  expect(pictures).toHaveLength(2);
  expect(pictures[0]).toHaveAttribute('src', '/media/mint-thumb.jpg');
});

it('has a delivery note beside each shipment that counts', async () => {
  renderWithProviders(<OrderDetailPanel order={ORDER} />);
  expect(await links('Shipments')).toEqual([
    ['Delivery note DLN-2026-000002 as PDF', '/api/orders/7/papers/delivery-note.pdf?shipment=2'],
    ['Delivery note DLN-2026-000003 as PDF', '/api/orders/7/papers/delivery-note.pdf?shipment=3'],
  ]);
  expect(await links('Documents')).toEqual([
    ['Invoice as PDF', '/api/orders/7/papers/invoice.pdf'],
    ['Receipt as PDF', '/api/orders/7/papers/receipt.pdf'],
  ]);
});

it('has a credit note beside each refund, if prices are visible', async () => {
  const { unmount } = renderWithProviders(<OrderDetailPanel order={ORDER} />);
  expect(await links('Payments and refunds')).toEqual([
    [
      'Credit note CRN-2026-000001 as PDF',
      '/api/orders/7/papers/credit-note.pdf?refund=CRN-2026-000001',
    ],
  ]);
  unmount();
  renderWithProviders(<OrderDetailPanel order={{ ...ORDER, items: [item] }} />);
  expect(await links('Payments and refunds')).toEqual([]);
});

it('has the packing slip for whom the server says so, and no paper of a kind it does not know', async () => {
  const order = { ...ORDER, items: [item], shipments: [], papers: ['delivery-note', 'poem'] };
  renderWithProviders(<OrderDetailPanel order={order} />);
  expect(await links('Documents')).toEqual([
    ['Packing slip as PDF', '/api/orders/7/papers/delivery-note.pdf'],
  ]);
});

it('has a label for each parcel and a packing slip of its own, for whom the server says so', async () => {
  const papers = ['packing-slip', 'shipping-label'];
  const order = { ...ORDER, shipments: [shipment(2)], papers };
  renderWithProviders(<OrderDetailPanel order={order} />);
  expect(await links('Documents')).toEqual([
    ['Packing slip as PDF', '/api/orders/7/papers/packing-slip.pdf'],
    ['Shipping label as PDF', '/api/orders/7/papers/shipping-label.pdf'],
  ]);
  expect(await links('Shipments')).toEqual([
    ['Delivery note DLN-2026-000002 as PDF', '/api/orders/7/papers/delivery-note.pdf?shipment=2'],
    ['Shipping label DLN-2026-000002 as PDF', '/api/orders/7/papers/shipping-label.pdf?shipment=2'],
  ]);
});

it('says until which day goods can be returned', async () => {
  const order = { ...ORDER, status: 'delivered', canReturn: true, returnUntil: '2026-03-03' };
  renderWithProviders(
    <OrderDetailPanel order={order} returnActions={<button>Return goods</button>} />,
  );
  const block = await screen.findByRole('region', { name: 'Returns' });
  expect(within(block).getByText('Returns accepted until Mar 3, 2026')).toBeInTheDocument();
});

it('names the account an order is to be paid to, where the server says one', async () => {
  const { unmount } = renderWithProviders(
    <OrderDetailPanel order={{ ...ORDER, bankDetails: 'Maybank 5140 1234' }} />,
  );
  const payment = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(payment.getByText('Pay to')).toBeVisible();
  expect(payment.getByText('Maybank 5140 1234')).toBeVisible();
  unmount();
  renderWithProviders(<OrderDetailPanel order={ORDER} />);
  await screen.findByRole('region', { name: 'Payment' });
  expect(screen.queryByText('Pay to')).not.toBeInTheDocument();
});

it('says at its line what was not found when it was picked', async () => {
  const mint = { ...item, id: 5 };
  const lime = { ...item, id: 6, productId: 2, name: 'Lime' };
  const short = { lineId: 6, waveId: 3, pieces: 10, pickedPieces: 4, reason: 'damaged' as const };
  renderWithProviders(
    <OrderDetailPanel
      order={{ ...ORDER, items: [mint, lime], shortPicks: [{ ...short, pickedBy: 'Omar Reyes' }] }}
    />,
  );
  const [first, second] = (await screen.findAllByRole('link', { name: /^(Mint|Lime)$/ })).map(
    (link) => link.closest('li'),
  );
  expect(second).toHaveTextContent('Short by 6 of 10 pieces: damaged.');
  expect(second).toHaveTextContent('Omar Reyes');
  expect(first).not.toHaveTextContent('Short');
});

it('leads who may open the buyer there, and says how to reach them', async () => {
  const contact = { id: 7, email: 'nadia@example.test', phone: '+60 12 345 678' };
  server.use(onGet('/api/users/7', contact));
  const order = { ...ORDER, customerId: 7, customerName: 'Nadia Rahman' };
  const { unmount } = renderWithProviders(<OrderDetailPanel order={order} />, {
    user: user({ id: 1, role: 'admin' }),
  });
  expect(await screen.findByRole('link', { name: 'nadia@example.test' })).toBeVisible();
  expect(await links('Customer')).toEqual([
    [null, paths.admin.account(7)],
    [null, 'mailto:nadia@example.test'],
    [null, 'tel:+60 12 345 678'],
  ]);
  unmount();
  renderWithProviders(<OrderDetailPanel order={order} />, {
    user: user({ id: 2, role: 'warehouse' }),
  });
  expect(await screen.findByText('Nadia Rahman')).toBeVisible();
  expect(await links('Customer')).toEqual([]);
});

it('says where each line is picked, for whom the server says so', async () => {
  const placed = { ...item, sku: 'MINT-01', location: 'A-03-12-2' };
  renderWithProviders(<OrderDetailPanel order={{ ...ORDER, items: [placed] }} />);
  expect(await screen.findByText('SKU MINT-01 · Location A-03-12-2')).toBeVisible();
});

it('names the SKU of each line', async () => {
  renderWithProviders(
    <OrderDetailPanel order={{ ...ORDER, items: [{ ...item, sku: 'MINT-01' }] }} />,
  );
  expect(await screen.findByText('SKU MINT-01')).toBeVisible();
});

it('leads to the carrier’s page of a parcel, and names the number once', async () => {
  const parcel = { ...shipment(2), carrier: 'Pos Laju', trackingNumber: 'EP 1' };
  const order = { ...ORDER, trackingNumber: 'EP 1', address: 'x', shippingMethod: 'Pick-Up' };
  const { unmount } = renderWithProviders(
    <OrderDetailPanel order={{ ...order, shipments: [parcel] }} />,
  );
  const link = await screen.findByRole('link', { name: 'Tracking number EP 1' });
  expect(link).toHaveAttribute('href', 'https://tracking.pos.com.my/tracking/EP%201');
  expect(screen.getAllByText(/EP 1/)).toEqual([link]);
  unmount();
  renderWithProviders(
    <OrderDetailPanel order={{ ...order, shipments: [{ ...parcel, carrier: 'Ali’s van' }] }} />,
  );
  expect(await screen.findByText(/via Ali’s van · Tracking number EP 1/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Tracking/ })).not.toBeInTheDocument();
});

it('has as many columns while it is on its way as when it is there', async () => {
  const { container, unmount } = renderWithProviders(<OrderSkeleton />);
  const awaited = container.querySelector('[aria-busy]')?.childElementCount;
  unmount();
  renderWithProviders(<OrderDetailPanel order={ORDER} />);
  const [progress, payment] = await Promise.all(
    ['Progress', 'Payment'].map((name) => screen.findByRole('region', { name })),
  );
  const columns = progress?.parentElement?.parentElement;
  expect(columns).toContainElement(payment as HTMLElement);
  expect(columns?.childElementCount).toBe(awaited);
});
