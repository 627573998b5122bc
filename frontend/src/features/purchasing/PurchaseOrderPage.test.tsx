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

it('says who else is on the order', async () => {
  const kinds: unknown[] = [];
  server.use(
    http.post(`${window.location.origin}/api/presence`, async ({ request }) => {
      kinds.push(await request.json());
      return HttpResponse.json({ people: [{ id: 2, name: 'Mei Lin' }] });
    }),
  );
  open();
  expect(await screen.findByText('Mei Lin is here too')).toBeVisible();
  expect(kinds[0]).toEqual({ kind: 'purchaseOrder', id: 31 });
});

it('rejects a draft with the reason, and not without one', async () => {
  const { events } = open({ state: 'draft', allowedSteps: ['approve', 'reject'] });
  await events.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject PO-2026-0007' }));
  await events.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Enter a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await events.type(dialog.getByLabelText(/^Reason/), ' Too many coils. ');
  await events.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Purchase order PO-2026-0007 rejected')).toBeVisible();
  expect(sent).toEqual([{ step: 'reject', body: { expectedVersion: 3, note: 'Too many coils.' } }]);
});

it('shows why it was rejected, and what to do then', async () => {
  open({
    state: 'rejected',
    rejectedAt: '2026-11-21T08:00:00Z',
    rejectedByName: 'Mia Manager',
    rejectionNote: 'Too many coils.',
    allowedSteps: ['change', 'cancel'],
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Rejected by Mia Manager')).toBeVisible();
  expect(alert.getByText('Too many coils.')).toBeVisible();
  expect(alert.getByText('Edit it to ask for approval again, or cancel it.')).toBeVisible();
});

it('sends an approved one, by mail unless that is not wanted', async () => {
  const { events } = open({ state: 'approved', allowedSteps: ['send', 'cancel'] });
  await events.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog');
  const box = within(dialog).getByLabelText('Email it to orders@harbour.example');
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
  await events.click(screen.getByRole('button', { name: 'Add batch of Mango Ice' }));
  type('Received', '30', 0);
  type('Batch code', 'B-7', 0);
  type('Expiry date', '2027-05-01', 0);
  type('Received', '16', 1);
  type('Batch code', 'B-8', 1);
  type('Rejected', '2', 1);
  type('Received', '0', 2);
  await events.click(screen.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('Enter a reason for the rejection.')).toBeVisible();
  expect(sent).toEqual([]);
  type('Reason for rejection', 'wet');
  await events.click(screen.getByRole('button', { name: 'Receive' }));
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
        'lines[0].pieces': 'At most 11 more of the 10 ordered pieces can be received.',
      }),
    ),
  );
  await events.click(await screen.findByRole('button', { name: 'Receive' }));
  await screen.findByRole('dialog', { name: 'Receive PO-2026-0007' });
  type('Received', '0', 0);
  type('Received', '20', 1);
  await events.click(screen.getByRole('button', { name: 'Receive' }));
  const mint = screen.getByRole('listitem', { name: 'Mint' });
  expect(await within(mint).findByText(/At most 11 more/)).toBeVisible();
});

it('closes what will not come any more, and shows what is missing', async () => {
  const { events } = open({ state: 'partlyReceived', allowedSteps: ['receive', 'close'] });
  await events.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText('58 outstanding pieces are no longer expected.')).toBeVisible();
});

it('offers nothing to who may do nothing, and says what a draft waits for', async () => {
  open({ state: 'draft', allowedSteps: [] });
  expect(await screen.findByText('This draft needs a manager’s approval.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve|Send|Receive/ })).not.toBeInTheDocument();
  expect(document.querySelector('img[src="/media/mango-thumb.jpg"]')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    '/api/purchase-orders/31/paper.pdf',
  );
});
