import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { chooseInRow, PATIENCE, visit as visitApp } from '@/testing/visit';
import EmployeeManagementPage from './EmployeeManagementPage';

const ORIGIN = window.location.origin;
const LINA = {
  id: 7,
  username: 'lina',
  firstName: 'Lina',
  lastName: 'Tan',
  fullName: 'Lina Tan',
  email: 'lina@example.test',
  role: 'employee',
  position: 'Supervisor',
  department: 'warehouse',
  verificationStatus: 'approved',
  isActive: true,
  createdAt: '2026-11-20T08:00:00Z',
};

/** A server that keeps who is active and what was decided. */
function visit() {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const lina = { ...LINA };
  const history: unknown[] = [];
  server.use(
    http.get(`${ORIGIN}/api/company/employees`, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      return HttpResponse.json('lina tan'.includes(q) ? [lina] : []);
    }),
    http.get(`${ORIGIN}/api/company/employee-management-history`, () => HttpResponse.json(history)),
    http.post(`${ORIGIN}/api/company/manage-employee`, async ({ request }) => {
      const body = (await request.json()) as { action: string; reason?: string };
      sent.push(body);
      lina.isActive = body.action === 'activate';
      history.unshift({
        id: history.length + 1,
        employee: { id: 7, firstName: 'Lina', lastName: 'Tan' },
        managedBy: { id: 2, firstName: 'Aisha', lastName: 'Rahman' },
        action: body.action,
        reason: body.reason ?? '',
        timestamp: '2026-11-22T08:00:00Z',
      });
      return HttpResponse.json({ employee: lina, message: 'Done.' });
    }),
  );
  const view = renderWithProviders(<EmployeeManagementPage />, {
    at: paths.employeeManagement,
    user: user({ role: 'manufacturer' }),
  });
  return { ...view, asked, sent };
}

describe('the owner', () => {
  it('finds people, and reads Pending where there is no employee ID', async () => {
    const { events, asked } = visit();
    expect(await screen.findByText('Lina Tan')).toBeVisible();
    expect(screen.getByText('lina@example.test')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('Supervisor')).toBeVisible();
    await events.type(screen.getByLabelText('Search name, email or employee ID'), 'omar');
    expect(await screen.findByText('No employees found')).toBeVisible();
    expect(asked.at(-1)).toBe('omar');
    await events.click(screen.getByRole('button', { name: 'Export' }));
    const file = await screen.findByRole('menuitem', { name: 'CSV file' });
    expect(file).toHaveAttribute('href', '/api/exports/employees.csv?q=omar&sort=-created');
  });

  it('deactivates with a reason, which stands in the history', async () => {
    const { events, sent } = visit();
    await chooseInRow('Lina Tan', 'Deactivate');
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Lina Tan?' });
    await events.type(within(dialog).getByLabelText('Reason (optional)'), 'Left the company');
    await events.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Employee status updated')).toBeVisible();
    expect(sent).toEqual([{ employeeId: '7', action: 'deactivate', reason: 'Left the company' }]);
    expect(await screen.findByText('Inactive')).toBeVisible();
    await events.click(screen.getByRole('tab', { name: 'Management History' }));
    expect(await screen.findByText('Left the company')).toBeVisible();
    expect(screen.getByText('Deactivated')).toBeVisible();
    expect(screen.getByText('Aisha Rahman')).toBeVisible();
  });

  it('is told that it failed where the server says nothing', async () => {
    const { events } = visit();
    await chooseInRow('Lina Tan', 'Deactivate');
    server.use(
      http.post(
        `${ORIGIN}/api/company/manage-employee`,
        () => new HttpResponse('<html>', { status: 502 }),
      ),
    );
    const dialog = await screen.findByRole('dialog');
    await events.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Failed to update employee')).toBeVisible();
    expect(
      screen.getByText('An error occurred while updating employee status.'),
    ).toBeInTheDocument();
  });

  it('is told what the server said when it refused', async () => {
    const { events } = visit();
    await chooseInRow('Lina Tan', 'Deactivate');
    server.use(
      http.post(`${ORIGIN}/api/company/manage-employee`, () => problem(409, 'Changed meanwhile.')),
    );
    const dialog = await screen.findByRole('dialog');
    await events.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Failed to update employee')).toBeVisible();
    expect(screen.getByText('Changed meanwhile.')).toBeVisible();
  });

  it('goes back to the dashboard', async () => {
    visit();
    const back = await screen.findByRole('link', { name: 'Back to dashboard' });
    expect(back).toHaveAttribute('href', paths.dashboard.manufacturer);
  });
});

it('is for owners only', async () => {
  server.use(onGet('/api/notifications', []));
  visitApp(paths.employeeManagement, 'employee');
  expect(await screen.findByText('Access Restricted', undefined, PATIENCE)).toBeVisible();
  expect(
    screen.getByText('Employee management is only available to company owners.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Employee List')).toBeNull());
});
