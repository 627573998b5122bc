import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { fill, findToast, heading } from '@/testing/visit';
import LotPage from './LotPage';

const ORIGIN = window.location.origin;
const LOT = {
  id: 4,
  productId: 7,
  productName: 'Mango Ice',
  productSku: 'MI-1',
  code: 'L-4',
  producedOn: '2026-01-05',
  expiresOn: '2028-01-05',
  state: 'open',
  isHeld: false,
  stockIn: 100,
  stockOut: 40,
  balance: 60,
  createdAt: '2026-01-06T08:00:00Z',
  events: [{ event: 'created', actorName: 'Aisha Rahman', createdAt: '2026-01-06T08:00:00Z' }],
};
const HELD = {
  ...LOT,
  state: 'held',
  isHeld: true,
  holdReason: 'Leaks',
  events: [
    ...LOT.events,
    { event: 'held', note: 'Leaks', actorName: 'Aisha Rahman', createdAt: '2026-02-06T08:00:00Z' },
  ],
};
const PRODUCT = { id: 7, name: 'Mango Ice', sku: 'MI-1', stockBalance: 60, stockHeld: 60 };

function open(lot: typeof LOT, search = '') {
  const state = { lot };
  server.use(
    http.get(`${ORIGIN}/api/lots/4`, () => HttpResponse.json(state.lot)),
    onGet('/api/inventory/transactions', []),
    onGet('/api/products/7', { ...PRODUCT, stockReserved: 25, stockAvailable: 0 }),
  );
  const routes = [{ path: '/lots/:lotId', element: <LotPage /> }];
  const { events, router } = renderWithProviders(<div />, { routes });
  void router.navigate(`/lots/4${search}`);
  return { state, events };
}

it('shows the figures, the dates and the history of a lot', async () => {
  open(LOT);
  expect(await heading('Batch L-4')).toBeVisible();
  const figures = screen.getByRole('region', { name: 'Figures' });
  expect(figures).toHaveTextContent(/Came in100.*Went out40.*Balance60/);
  expect(figures).toHaveTextContent('Jan 5, 2028');
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Created');
});

it('holds a lot for a reason and says how many promised pieces are missing', async () => {
  const { state, events } = open(LOT);
  await heading('Batch L-4');
  const sent: unknown[] = [];
  server.use(
    http.post(`${ORIGIN}/api/lots/4/hold`, async ({ request }) => {
      sent.push(await request.json());
      state.lot = HELD;
      return HttpResponse.json({ ...HELD, shortReserved: 25 });
    }),
  );
  await events.click(screen.getByRole('button', { name: 'Put on hold' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/60 pieces of Mango Ice can’t be ordered/)).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'Put on hold' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  expect(sent).toEqual([]);
  fill({ Reason: ' Leaks ' });
  await events.click(dialog.getByRole('button', { name: 'Put on hold' }));
  await findToast('Batch L-4 is on hold');
  expect(sent).toEqual([{ reason: 'Leaks' }]);
  expect(await screen.findByText('On hold: Leaks')).toBeVisible();
  const missing = await screen.findAllByText('25 pieces reserved for orders are now missing');
  expect(missing.length).toBeGreaterThan(0);
});

it('releases a lot only after asking, and says why it cannot', async () => {
  const { events } = open(HELD);
  await heading('Batch L-4');
  server.use(
    http.post(`${ORIGIN}/api/lots/4/release`, () => problem(409, 'This batch is not on hold.')),
  );
  await events.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release batch L-4?' }));
  await events.click(dialog.getByRole('button', { name: 'Release' }));
  await findToast('This batch is not on hold.');
});

it('asks about the release at once where the address says so', async () => {
  const { events } = open(HELD, '?do=release');
  const dialog = within(await screen.findByRole('dialog', { name: 'Release batch L-4?' }));
  await events.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('refuses dates in the wrong order before they are sent', async () => {
  const { events } = open(LOT);
  await heading('Batch L-4');
  await events.click(screen.getByRole('button', { name: 'Edit batch' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill({ Expires: '2025-12-31' });
  await events.click(dialog.getByRole('button', { name: 'Save batch' }));
  expect(await dialog.findByText('The expiry date is before the production date.')).toBeVisible();
});

it('moves a lot to a location of its own, and says what is none', async () => {
  const { state, events } = open(LOT);
  await heading('Batch L-4');
  const figures = screen.getByRole('region', { name: 'Figures' });
  expect(figures).toHaveTextContent('With the product');
  const sent: unknown[] = [];
  server.use(
    http.patch(`${ORIGIN}/api/lots/4`, async ({ request }) => {
      const body = (await request.json()) as { location: string };
      sent.push(body);
      if (body.location === 'there')
        return problem(422, 'Please check the form.', { location: 'Please enter the location.' });
      state.lot = { ...LOT, location: 'F-1-1-1' } as typeof LOT;
      return HttpResponse.json(state.lot);
    }),
  );
  await events.click(screen.getByRole('button', { name: 'Edit batch' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill({ Location: 'there' });
  await events.click(dialog.getByRole('button', { name: 'Save batch' }));
  expect(await dialog.findByText('Please enter the location.')).toBeVisible();
  fill({ Location: ' f-1-1-1 ' });
  await events.click(dialog.getByRole('button', { name: 'Save batch' }));
  await findToast('Batch saved');
  expect(sent[1]).toMatchObject({ location: 'f-1-1-1' });
  expect(await screen.findByText('F-1-1-1')).toBeVisible();
});
