import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { IssueTable } from './IssueTable';
import { issue } from './testIssues';

const ADDRESS = `${window.location.origin}/api/issue-reports/9`;
const LIST = '/api/issue-reports';

it('marks an issue as solved, with the version that was looked at', async () => {
  const sent: unknown[] = [];
  server.use(
    onGet(LIST, [issue()]),
    http.patch(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(issue({ status: 'solved', allowedStatuses: ['open'] }));
    }),
  );
  const { events } = renderWithProviders(<IssueTable />, { user: user({ role: 'employee' }) });
  expect(await screen.findByRole('link', { name: 'Product Issue: Leaking' })).toHaveAttribute(
    'href',
    '/issues/9',
  );
  await events.click(screen.getByRole('button', { name: 'Mark as solved: issue #9' }));
  expect(await screen.findByText('Issue status updated successfully')).toBeVisible();
  expect(sent).toEqual([{ status: 'solved', expectedVersion: 3, expected: { version: 3 } }]);
});

it('says what the server has against it', async () => {
  server.use(
    onGet(LIST, [issue()]),
    http.patch(ADDRESS, () => problem(409, 'This issue is already solved.')),
  );
  const { events } = renderWithProviders(<IssueTable />, { user: user({ role: 'employee' }) });
  await events.click(await screen.findByRole('button', { name: /^Mark as unsolved/ }));
  expect(await screen.findByText('Failed to update issue status. Please try again.')).toBeVisible();
  expect(screen.getByText('This issue is already solved.')).toBeVisible();
});

it('has buttons for open issues only, and none without permission to decide', async () => {
  server.use(
    onGet(LIST, [
      issue({ status: 'solved', allowedStatuses: ['open'] }),
      issue({ id: 10, allowedStatuses: [] }),
    ]),
  );
  renderWithProviders(<IssueTable />, { user: user({ role: 'employee' }) });
  expect(await screen.findAllByRole('link', { name: 'Product Issue: Leaking' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Mark as|Reopen/ })).not.toBeInTheDocument();
});

it('narrows to open ones that the reader was given', async () => {
  const asked: string[] = [];
  server.use(
    http.get(window.location.origin + LIST, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([]);
    }),
  );
  const { events } = renderWithProviders(<IssueTable />, { user: user({ role: 'employee' }) });
  await events.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'open');
  await events.selectOptions(screen.getByRole('combobox', { name: 'Assignee' }), 'Assigned to me');
  expect(await screen.findByText('No issues match these filters')).toBeVisible();
  expect(asked.at(-1)).toBe('?status=open&assignedTo=7&sort=-created&limit=25');
  await events.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'CSV file' })).toHaveAttribute(
    'href',
    '/api/exports/issues.csv?status=open&assignedTo=7&sort=-created',
  );
});
