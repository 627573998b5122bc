import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { CommissionList } from './CommissionList';
import { PayoutsTab } from './PayoutsTab';

const ORIGIN = window.location.origin;
const ADMIN = user({ role: 'admin' });

it('drafts a payout of what was approved up to the end of the day of the business', async () => {
  const bodies: unknown[] = [];
  server.use(
    onGet('/api/payouts', []),
    http.post(`${ORIGIN}/api/payouts`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ id: 3, number: 'PAY-2026-000003', waiting: [] });
    }),
  );
  renderWithProviders(<PayoutsTab />, { user: ADMIN });
  fireEvent.click(await screen.findByText('Create payout'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Approved up to'), { target: { value: '2026-11-20' } });
  fireEvent.click(dialog.getByText('Create payout'));
  await expect.poll(() => bodies).toEqual([{ upTo: '2026-11-20T23:59:59.999Z' }]);
});

it('offers the payouts under their filter as a file', async () => {
  server.use(onGet('/api/payouts', []));
  renderWithProviders(<PayoutsTab />, { at: '/?payouts_status=paid', user: ADMIN });
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'CSV file' })).toHaveAttribute(
    'href',
    '/api/exports/payouts.csv?status=paid',
  );
});

it('lists the commissions of the person in the address', async () => {
  const asked: string[] = [];
  server.use(
    onGet('/api/users', []),
    onGet('/api/users/5', user({ id: 5, role: 'agent', username: 'gabe' })),
    http.get(`${ORIGIN}/api/commissions`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('beneficiaryId') ?? 'all');
      return HttpResponse.json([]);
    }),
  );
  renderWithProviders(<CommissionList />, { at: '/commissions?beneficiaryId=5', user: ADMIN });
  expect(await screen.findByDisplayValue('gabe')).toBeVisible();
  expect(screen.getByText('No commissions match these filters')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['5']));
});
