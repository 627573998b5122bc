import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { JobResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import JobsPage from './JobsPage';

const ORIGIN = window.location.origin;

/** A server with one job that was given up and one that is done; it takes the first one back. */
function visit(at = '/') {
  const asked: string[] = [];
  const mail: JobResponse = {
    id: 12,
    kind: 'sendMail',
    title: 'Send an email',
    state: 'failed',
    attempts: 8,
    createdAt: '2026-11-22T08:00:00Z',
    runAt: '2026-11-22T08:00:00Z',
    finishedAt: '2026-11-22T08:01:00Z',
    error: 'no such mailbox',
  };
  const done: JobResponse = {
    id: 11,
    kind: 'approveCommissions',
    title: 'Approve commissions after their hold',
    state: 'done',
    attempts: 1,
    createdAt: '2026-11-22T06:00:00Z',
    runAt: '2026-11-22T07:00:00Z',
    finishedAt: '2026-11-22T07:00:02Z',
    nextRun: '2026-11-22T08:00:00Z',
  };
  const jobs = [mail, done];
  const count = (state: string) => jobs.filter((job) => job.state === state).length;
  server.use(
    http.get(`${ORIGIN}/api/jobs/counts`, () =>
      HttpResponse.json({
        waiting: count('waiting'),
        running: 0,
        done: 820,
        failed: count('failed'),
        recurring: [{ kind: done.kind, title: done.title, every: 'hour', nextRun: done.nextRun }],
      }),
    ),
    http.get(`${ORIGIN}/api/jobs`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const state = searchParams.get('state');
      return HttpResponse.json(jobs.filter((job) => !state || job.state === state));
    }),
    http.post(`${ORIGIN}/api/jobs/12/retry`, () => {
      Object.assign(mail, { state: 'waiting', error: null, finishedAt: null });
      return HttpResponse.json(mail);
    }),
  );
  return { ...renderWithProviders(<JobsPage />, { at, user: user({ role: 'admin' }) }), asked };
}

it('shows what failed and why, and lets it be tried again', async () => {
  const { events } = visit();
  const table = await screen.findByRole('table', { name: 'Jobs' });
  expect(await within(table).findByText('no such mailbox')).toBeVisible();
  expect(within(table).getAllByRole('button', { name: /^Try again/ })).toHaveLength(1);
  expect(await screen.findByText('820')).toBeVisible();
  await events.click(within(table).getByRole('button', { name: 'Try again: Send an email, #12' }));
  expect(await screen.findByText('The job is queued')).toBeVisible();
  expect(await within(table).findByText('Waiting')).toBeVisible();
  expect(within(table).queryByText('no such mailbox')).toBeNull();
});

it('says when it cannot be tried again', async () => {
  const { events } = visit();
  server.use(http.post(`${ORIGIN}/api/jobs/12/retry`, () => problem(409, 'It has not failed.')));
  await events.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText('The job was not queued')).toBeVisible();
  expect(screen.getByText('It has not failed.')).toBeVisible();
});

it('asks only for the chosen state and kind', async () => {
  const { events, asked } = visit();
  await events.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'running');
  expect(await screen.findByText('No jobs match this filter')).toBeVisible();
  const kinds = screen.getByRole('combobox', { name: 'Type' });
  await events.selectOptions(kinds, 'Approve commissions after their hold');
  expect(await screen.findByText('No jobs match this filter')).toBeVisible();
  expect(new URLSearchParams(asked.at(-1)).get('kind')).toBe('approveCommissions');
  expect(new URLSearchParams(asked.at(-1)).get('state')).toBe('running');
});

it('begins with the oldest when that is wanted', async () => {
  const { events, asked } = visit();
  const sort = () => new URLSearchParams(asked.at(-1)).get('sort');
  await events.click(await screen.findByRole('button', { name: 'Created' }));
  await waitFor(() => expect(sort()).toBe('created'));
  const created = screen.getByRole('columnheader', { name: 'Created' });
  expect(created).toHaveAttribute('aria-sort', 'ascending');
  await events.click(screen.getByRole('button', { name: 'Created' }));
  await waitFor(() => expect(created).toHaveAttribute('aria-sort', 'descending'));
});

it('shows what runs by the calendar', async () => {
  visit('/?tab=calendar');
  const table = await screen.findByRole('table', { name: 'Calendar' });
  expect(within(table).getByText('Every hour')).toBeVisible();
  expect(within(table).getByText('Approve commissions after their hold')).toBeVisible();
});
