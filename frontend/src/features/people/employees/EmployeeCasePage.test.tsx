import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { UserResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { verificationCase } from '@/testing/cases';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import EmployeeCasePage from './EmployeeCasePage';

const CASE = '/api/users/7/verification';

function visit(role: 'manufacturer' | 'employee', changes: Partial<UserResponse> = {}) {
  const off = verificationCase();
  const employee = { ...off.user, role: 'employee', isActive: false, ...changes };
  server.use(onGet(CASE, { ...off, user: employee }));
  const routes = [
    { path: paths.employeeCasePattern, element: <EmployeeCasePage /> },
    { path: '/', element: <p>Home</p> },
  ];
  const view = renderWithProviders(null, { at: '/start', routes, user: user({ role }) });
  void view.router.navigate(paths.employeeCase(7));
  return view;
}

it('lets the owner check the documents and activate the employee', async () => {
  const sent: unknown[] = [];
  const { events } = visit('manufacturer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lina Tan' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept Wallet Proof' })).toBeVisible();
  server.use(
    http.post(`${window.location.origin}/api/company/manage-employee`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  await events.click(screen.getByRole('button', { name: 'Activate' }));
  const dialog = await screen.findByRole('dialog');
  await events.click(within(dialog).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Employee status updated')).toBeVisible();
  expect(sent).toEqual([{ employeeId: '7', action: 'activate' }]);
});

it('does not offer to activate somebody who was rejected, and says who can change that', async () => {
  visit('manufacturer', { verificationStatus: 'rejected' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lina Tan' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
  expect(screen.getByText('Rejected. An admin can reverse the rejection.')).toBeVisible();
});

it('shows nothing of it to an employee', async () => {
  visit('employee');
  expect(await screen.findByText('Home')).toBeVisible();
  expect(screen.queryByText('Lina Tan')).toBeNull();
});
