import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import PurchaseOrderPage from './PurchaseOrderPage';
import { purchase } from './testPurchases';

const ORDER = `${window.location.origin}/api/purchase-orders/31`;
const sent: { step: string; body: unknown }[] = [];

function open(changes: Parameters<typeof purchase>[0] = {}) {
  server.use(
    onGet('/api/purchase-orders/31', purchase(changes)),
    http.post(`${ORDER}/:step`, async ({ request, params }) => {
      sent.push({ step: String(params.step), body: await request.json() });
      return HttpResponse.json(purchase());
    }),
  );
  return renderWithProviders(<PurchaseOrderPage />, {
    at: '/purchasing/orders/31',
    path: '/purchasing/orders/:purchaseOrderId',
    user: user({ role: 'employee', position: 'Purchaser' }),
  });
}

async function confirm(name: string, events: ReturnType<typeof open>['events']) {
  await events.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name }));
}

const type = (label: string, value: string, at = 0) => {
  const field = screen.getAllByLabelText(new RegExp(`^${label}`))[at];
  if (field) fireEvent.change(field, { target: { value } });
};

beforeEach(() => {
  sent.length = 0;
});

it('approves a draft as it was looked at', async () => {
  const { events } = open({ state: 'draft', allowedSteps: ['change', 'approve', 'cancel'] });
  await confirm('Approve', events);
  expect(await screen.findByText('Purchase order PO-2026-0007 approved')).toBeVisible();
  expect(sent).toEqual([{ step: 'approve', body: { expectedVersion: 3 } }]);
});

it('sends an approved one, by mail unless that is not wanted', async () => {
  const { events } = open({ state: 'approved', allowedSteps: ['send', 'cancel'] });
  await events.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog');
  const box = within(dialog).getByLabelText('Mail it to orders@harbour.example');
  expect(box).toBeChecked();
  await events.click(box);
  await events.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toEqual([{ step: 'send', body: { expectedVersion: 3, mail: false } }]),
  );
});

it('takes goods in, in batches, with what is refused and why', async () => {
  const { events } = open();
  await events.click(await screen.findByRole('button', { name: 'Receive' }));
  await screen.findByRole('dialog', { name: 'Receive PO-2026-0007' });
  await events.click(screen.getByRole('button', { name: 'Another batch of Mango Ice' }));
  type('Arrived and good', '30', 0);
  type('Batch code', 'B-7', 0);
  type('Expires on', '2027-05-01', 0);
  type('Arrived and good', '16', 1);
  type('Batch code', 'B-8', 1);
  type('Refused', '2', 1);
  type('Arrived and good', '0', 2);
  await events.click(screen.getByRole('button', { name: 'Take into Stock' }));
  expect(await screen.findByText('Please say why pieces are refused.')).toBeVisible();
  expect(sent).toEqual([]);
  type('Why refused', 'wet');
  await events.click(screen.getByRole('button', { name: 'Take into Stock' }));
  expect(await screen.findByText('Goods received')).toBeVisible();
  expect(sent).toEqual([
    {
      step: 'receipts',
      body: {
        lines: [
          { lineId: 1, pieces: 30, lotCode: 'B-7', expiresOn: '2027-05-01' },
          { lineId: 1, pieces: 16, lotCode: 'B-8', rejected: 2, reason: 'wet' },
        ],
      },
    },
  ]);
});

it('says at the line what cannot be taken in', async () => {
  const { events } = open();
  server.use(
    http.post(`${ORDER}/receipts`, () =>
      problem(422, 'Please check the lines.', {
        'lines[0].pieces': 'Of 10 ordered pieces at most 11 more can be taken in.',
      }),
    ),
  );
  await events.click(await screen.findByRole('button', { name: 'Receive' }));
  await screen.findByRole('dialog', { name: 'Receive PO-2026-0007' });
  type('Arrived and good', '0', 0);
  type('Arrived and good', '20', 1);
  await events.click(screen.getByRole('button', { name: 'Take into Stock' }));
  const mint = screen.getByRole('listitem', { name: 'Mint' });
  expect(await within(mint).findByText(/at most 11 more/)).toBeVisible();
});

it('closes what will not come any more, and shows what is missing', async () => {
  const { events } = open({ state: 'partlyReceived', allowedSteps: ['receive', 'close'] });
  await events.click(await screen.findByRole('button', { name: 'Close' }));
  expect(
    await screen.findByText('58 pieces that have not arrived will not come any more.'),
  ).toBeVisible();
});

it('offers nothing to who may do nothing, and says what a draft waits for', async () => {
  open({ state: 'draft', allowedSteps: [] });
  expect(await screen.findByText('This draft waits for the approval of a manager.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve|Send|Receive/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Paper (PDF)' })).toHaveAttribute(
    'href',
    '/api/purchase-orders/31/paper.pdf',
  );
});
