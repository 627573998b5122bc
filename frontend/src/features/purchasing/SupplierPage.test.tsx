import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { supplierRequest, supplierSchema, supplierValues } from './supplierForm';
import SupplierPage from './SupplierPage';

const SUPPLIER = `${window.location.origin}/api/suppliers/4`;
const supplier = {
  id: 4,
  name: 'Harbour Trading',
  email: 'orders@harbour.example',
  isActive: true,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-01T08:00:00Z',
  version: 2,
  products: [
    {
      productId: 42,
      productName: 'Mango Ice',
      productSku: 'MI-1',
      cost: '2.50',
      packSize: 24,
      minimumPieces: 48,
      isPreferred: true,
    },
  ],
};

function open(position: string) {
  server.use(onGet('/api/suppliers/4', supplier), onGet('/api/purchase-orders', []));
  return renderWithProviders(<SupplierPage />, {
    at: '/purchasing/suppliers/4',
    path: '/purchasing/suppliers/:supplierId',
    user: user({ role: 'employee', position }),
  });
}

it('shows what a supplier sells and where its costs went', async () => {
  open('Manager');
  expect(await screen.findByText('Mango Ice')).toBeVisible();
  expect(screen.getByText('$2.50')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cost history of Mango Ice' })).toHaveAttribute(
    'href',
    '/purchasing/products/42/costs',
  );
  expect(screen.queryByRole('button', { name: /^(Edit|Create) / })).not.toBeInTheDocument();
});

it('says who else is on the supplier', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${window.location.origin}/api/presence`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ people: [{ id: 2, name: 'Mei Lin' }] });
    }),
  );
  open('Manager');
  expect(await screen.findByText('Mei Lin is here too')).toBeVisible();
  expect(sent[0]).toEqual({ kind: 'supplier', id: 4 });
});

it('lets a purchaser add a product with its terms', async () => {
  const sent: unknown[] = [];
  server.use(
    onGet('/api/products', [{ id: 43, name: 'Mint', sku: 'MT-1' }]),
    http.put(`${SUPPLIER}/products`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(supplier);
    }),
  );
  const { events } = open('Purchaser');
  await events.click(await screen.findByRole('button', { name: 'Edit products' }));
  await screen.findByRole('dialog', { name: 'Products from Harbour Trading' });
  await events.click(screen.getByRole('combobox', { name: 'Add product' }));
  await events.click(await screen.findByRole('option', { name: /Mint/ }));
  const mint = screen.getByRole('listitem', { name: 'Mint' });
  const cost = within(mint).getByLabelText(/^Unit cost/);
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(mint).findByText('Enter a cost, e.g. 5.40.')).toBeVisible();
  fireEvent.change(cost, { target: { value: '1.2' } });
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Supplier products saved')).toBeVisible();
  expect(sent).toEqual([
    {
      expectedVersion: 2,
      products: [
        { productId: 42, cost: '2.50', packSize: 24, minimumPieces: 48, isPreferred: true },
        { productId: 43, cost: '1.20', packSize: 1, minimumPieces: 1, isPreferred: true },
      ],
    },
  ]);
});

it('shows both terms of a product that somebody else has changed too, and keeps their other changes', async () => {
  const sent: { expectedVersion: number; products: object[] }[] = [];
  const [mango] = supplier.products;
  const theirs = {
    ...supplier,
    version: 3,
    products: [
      { ...mango, cost: '2.60' },
      { ...mango, productId: 50, productName: 'Lime', cost: '1.00', isPreferred: false },
    ],
  };
  const { events } = open('Purchaser');
  await events.click(await screen.findByRole('button', { name: 'Edit products' }));
  const row = await screen.findByRole('listitem', { name: 'Mango Ice' });
  fireEvent.change(within(row).getByLabelText(/^Unit cost/), { target: { value: '2.40' } });
  server.use(
    onGet('/api/suppliers/4', theirs),
    http.put(`${SUPPLIER}/products`, async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return sent.at(-1)?.expectedVersion === 2
        ? problem(409, 'This was changed in the meantime.')
        : HttpResponse.json(theirs);
    }),
  );
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Someone else changed this' });
  expect(screen.queryByText('The products were not saved')).toBeNull();
  const choice = screen.getByRole('radiogroup', { name: 'Mango Ice' });
  expect(choice).toHaveTextContent('Theirs: Unit cost: $2.60');
  expect(screen.queryByRole('radiogroup', { name: 'Lime' })).toBeNull();
  await events.click(screen.getByRole('radio', { name: /^Yours: Unit cost: \$2\.40/ }));
  await events.click(within(choice.closest('[role="dialog"]') as HTMLElement).getByText('Save'));
  expect(await screen.findByText('Supplier products saved')).toBeVisible();
  expect(sent[1]).toMatchObject({
    expectedVersion: 3,
    products: [
      { productId: 42, cost: '2.40' },
      { productId: 50, cost: '1.00' },
    ],
  });
});

it('empties what was emptied, and takes no more than a year to deliver', () => {
  const values = { ...supplierValues(supplier), email: ' ', leadDays: '12' };
  expect(supplierRequest(supplierSchema.parse(values))).toEqual({
    name: 'Harbour Trading',
    isActive: true,
    leadDays: 12,
    contact: null,
    email: null,
    phone: null,
    address: null,
    notes: null,
  });
  const late = supplierSchema.safeParse({ ...values, leadDays: '366' });
  expect(late.error?.issues[0]?.message).toBe('Enter a whole number from 0 to 365.');
});
