import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { issue } from '@/features/issues/shared/testIssues';
import { renderWithProviders } from '@/testing/render';
import { onGet, overtaken, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import IssuePage from './IssuePage';

const ORIGIN = window.location.origin;
const sent: unknown[] = [];

function open(changes: Parameters<typeof issue>[0] = {}) {
  server.use(
    onGet('/api/issue-reports/9', issue(changes)),
    onGet('/api/issue-reports/assignees', [{ id: 31, name: 'Lina Tan', position: 'driver' }]),
    http.patch(`${ORIGIN}/api/issue-reports/9`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(issue());
    }),
  );
  return renderWithProviders(<IssuePage />, {
    at: '/issues/9',
    path: '/issues/:issueId',
    user: user({ role: 'employee', position: 'Manager' }),
  });
}

beforeEach(() => {
  sent.length = 0;
});

it('shows what is wrong, the photos, what was written and what happened', async () => {
  const { events } = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Product Issue: Leaking' }),
  ).toBeVisible();
  expect(screen.getByText('Two coils of the last box leak.')).toBeVisible();
  expect(screen.getByText('The whole box.')).toBeVisible();
  expect(screen.getByText('Assigned to Omar Said')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mango Ice, MI-1' })).toHaveAttribute(
    'href',
    '/stock/products/42',
  );
  await events.click(screen.getByRole('button', { name: 'Photo 1 of 2: enlarge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 2' });
  await events.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2' })).toBe(dialog);
  expect(within(dialog).getByRole('button', { name: 'Next photo' })).toBeDisabled();
});

it('gives it to somebody and changes its priority', async () => {
  const { events } = open();
  await events.click(await screen.findByRole('combobox', { name: 'Assignee' }));
  await events.click(await screen.findByRole('option', { name: /Lina Tan/ }));
  await events.selectOptions(screen.getByLabelText('Priority'), 'urgent');
  await waitFor(() =>
    expect(sent).toEqual([
      { assignedTo: 31, expectedVersion: 3, expected: { assignedTo: null, version: 3 } },
      { priority: 'urgent', expectedVersion: 3, expected: { priority: 'high', version: 3 } },
    ]),
  );
});

it('shows both where somebody else has chosen meanwhile, with the names of people', async () => {
  const { events } = open();
  const combobox = await screen.findByRole('combobox', { name: 'Assignee' });
  const given = issue({ assignedTo: 44, assignedToName: 'Mira Lau', version: 4 });
  const { handler, sent: bodies } = overtaken(
    'patch',
    '/api/issue-reports/9',
    { assignedTo: '44', version: '4' },
    given,
  );
  server.use(handler, onGet('/api/issue-reports/9', given));
  await events.click(combobox);
  await events.click(await screen.findByRole('option', { name: /Lina Tan/ }));
  await screen.findByRole('dialog', { name: 'Someone else changed this' });
  expect(await screen.findByRole('radio', { name: 'Theirs: Mira Lau' })).not.toBeChecked();
  await events.click(screen.getByRole('radio', { name: 'Yours: Lina Tan' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Issue #9 updated')).toBeVisible();
  expect(bodies[1]).toEqual({
    assignedTo: 31,
    expectedVersion: 4,
    expected: { assignedTo: '44', version: '4' },
  });
});

it('changes the priority of an issue in which somebody else has changed something else', async () => {
  const { handler, sent: bodies } = overtaken(
    'patch',
    '/api/issue-reports/9',
    { version: '4' },
    issue({ priority: 'urgent' }),
  );
  const { events } = open();
  server.use(handler);
  await events.selectOptions(await screen.findByLabelText('Priority'), 'urgent');
  expect(await screen.findByText('Issue #9 updated')).toBeVisible();
  expect(bodies[1]).toMatchObject({ priority: 'urgent', expectedVersion: 4 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens again what was decided', async () => {
  const { events } = open({
    status: 'unsolved',
    allowedStatuses: ['open'],
    resolvedByName: 'Mira Lau',
    resolvedAt: '2026-11-21T08:00:00Z',
  });
  expect(await screen.findByText('Mira Lau')).toBeVisible();
  expect(screen.queryByLabelText('Priority')).not.toBeInTheDocument();
  await events.click(screen.getByRole('button', { name: 'Reopen: issue #9' }));
  await waitFor(() =>
    expect(sent).toEqual([{ status: 'open', expectedVersion: 3, expected: { version: 3 } }]),
  );
});

it('takes a comment', async () => {
  server.use(
    http.post(`${ORIGIN}/api/issue-reports/9/comments`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 2 }, { status: 201 });
    }),
  );
  const { events } = open();
  const field = await screen.findByLabelText('Write a comment');
  await events.type(field, 'The supplier was told.');
  await events.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sent).toEqual([{ text: 'The supplier was told.' }]);
});

it('is not there for a number that is none', async () => {
  server.use(http.get(`${ORIGIN}/api/issue-reports/9`, () => problem(404, 'Not there.')));
  renderWithProviders(<IssuePage />, { at: '/issues/9', path: '/issues/:issueId' });
  expect(await screen.findByText(/not found/i)).toBeVisible();
});
