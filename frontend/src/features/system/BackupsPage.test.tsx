import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { JobResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import BackupsPage from './BackupsPage';

const ORIGIN = window.location.origin;
const FILE = 'tierway-2026-11-22T0800.tar.zst';
/** Longer than the page waits between two looks at a job. */
const LOOK = { timeout: 6_000 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A server that needs two looks for a backup, which then fails or not. */
function visit({ files = [] as string[], failing = false } = {}) {
  const jobs: JobResponse[] = [];
  const names = [...files];
  let looks = 0;
  server.use(
    onGet('/api/system', { backupDirectory: '/var/lib/tierway/backups' }),
    http.get(`${ORIGIN}/api/backups`, () =>
      HttpResponse.json(
        names.map((name) => ({ name, bytes: 3_145_728, createdAt: '2026-11-22T08:00:00Z' })),
      ),
    ),
    http.get(`${ORIGIN}/api/jobs`, () => {
      const [job] = jobs;
      if (job?.state === 'running' && (looks += 1) === 2) {
        job.state = failing ? 'failed' : 'done';
        if (failing) job.error = 'The disk is full.';
        else names.unshift(FILE);
      }
      return HttpResponse.json(jobs);
    }),
    http.post(`${ORIGIN}/api/backups`, () => {
      jobs.unshift({
        id: 31,
        kind: 'makeBackup',
        title: 'Make a backup',
        state: 'running',
        attempts: 1,
        createdAt: '2026-11-22T08:00:00Z',
        runAt: '2026-11-22T08:00:00Z',
      });
      return HttpResponse.json({ jobId: 31 }, { status: 202 });
    }),
    http.delete(`${ORIGIN}/api/backups/:name`, ({ params }) => {
      names.splice(names.indexOf(String(params.name)), 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return renderWithProviders(<BackupsPage />);
}

it('makes a backup, shows that it is being made, and then the file', async () => {
  const { events } = visit();
  expect(await screen.findByText('No backups yet')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Back up now' }));
  expect(await screen.findByRole('progressbar', { name: 'Backing up…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeDisabled();
  expect(await screen.findByText('Backup created', {}, LOOK)).toBeVisible();
  const row = await screen.findByRole('row', { name: new RegExp(FILE) });
  expect(row).toHaveTextContent('3 MB');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeEnabled();
});

it('says why no backup was made', async () => {
  const { events } = visit({ failing: true });
  await screen.findByText('No backups yet');
  await events.click(screen.getByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText('The disk is full.', {}, LOOK)).toBeVisible();
  expect(screen.getByText('The backup failed')).toBeVisible();
});

it('says when a backup cannot be asked for', async () => {
  const { events } = visit();
  server.use(http.post(`${ORIGIN}/api/backups`, () => problem(409, 'One is being made already.')));
  await events.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText('One is being made already.')).toBeVisible();
});

it('downloads a backup once the password is right, and says where backups are', async () => {
  const opened: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.getAttribute('href'));
  });
  const sent: unknown[] = [];
  const wrong = 'The current password is not right.';
  const { events } = visit({ files: [FILE] });
  server.use(
    http.post(`${ORIGIN}/api/backups/:name/download-links`, async ({ request, params }) => {
      const body = (await request.json()) as { currentPassword: string };
      sent.push({ ...body, name: params.name });
      if (body.currentPassword !== 'right') return problem(422, wrong, { currentPassword: wrong });
      const url = `/api/backups/${FILE}/download?key=abc`;
      return HttpResponse.json({ url, expiresAt: '2026-11-22T08:05:00Z' }, { status: 201 });
    }),
  );
  expect(await screen.findByText('/var/lib/tierway/backups')).toBeVisible();
  await events.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await events.click(await screen.findByRole('menuitem', { name: 'Download' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Your password/)).toHaveFocus();
  await events.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('Please enter your password.')).toBeVisible();
  expect(sent).toEqual([]);
  await events.type(dialog.getByLabelText(/^Your password/), 'wrong');
  await events.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findAllByText(wrong)).not.toHaveLength(0);
  expect(opened).toEqual([]);
  await events.clear(dialog.getByLabelText(/^Your password/));
  await events.type(dialog.getByLabelText(/^Your password/), 'right');
  await events.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The download has started')).toBeVisible();
  expect(opened).toEqual([`/api/backups/${FILE}/download?key=abc`]);
  expect(sent).toContainEqual({ currentPassword: 'right', name: FILE });
});

it('deletes a backup after asking', async () => {
  const { events } = visit({ files: [FILE] });
  await events.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await events.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`${FILE} will be deleted from the server.`);
  expect(screen.getByRole('row', { name: new RegExp(FILE), hidden: true })).toBeInTheDocument();
  await events.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Backup deleted')).toBeVisible();
  expect(await screen.findByText('No backups yet')).toBeVisible();
});

it('tells how a backup is restored', async () => {
  visit();
  const how = await screen.findByRole('region', { name: 'How to restore' });
  expect(within(how).getByText('tierway restore FILE')).toBeVisible();
});
