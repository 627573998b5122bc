import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { NoteResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { findToast } from '@/testing/visit';
import { Notes } from './Notes';

const ORIGIN = window.location.origin;

function note(id: number, changes: Partial<NoteResponse> = {}): NoteResponse {
  return {
    id,
    subject: { kind: 'order', id: 12 },
    authorId: 9,
    authorName: 'Omar Reyes',
    text: `Note ${id}`,
    mentions: [],
    canRemove: false,
    createdAt: '2026-11-22T08:00:00Z',
    ...changes,
  };
}

let sent: unknown[];
let asked: string[];
beforeEach(() => {
  sent = [];
  asked = [];
  server.use(
    onGet('/api/notes', [note(2), note(1)]),
    http.get(`${ORIGIN}/api/notes/people`, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      const people = [
        { id: 3, name: 'Mei Lin', role: 'admin' },
        { id: 4, name: 'Melati Osman', role: 'employee', position: 'manager' },
      ];
      const found = people.filter(({ name }) => name.toLowerCase().startsWith(q.toLowerCase()));
      return HttpResponse.json(found);
    }),
    http.post(`${ORIGIN}/api/notes`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(note(3), { status: 201 });
    }),
  );
});

function visit(viewAs?: { until: string }) {
  return renderWithProviders(<Notes kind="order" id={12} />, {
    user: user({ role: 'manufacturer', ...(viewAs ? { viewAs } : {}) }),
  });
}

it('lists the notes, the oldest first, with mentions standing out', async () => {
  const mentions = [
    { id: 3, name: 'Mei' },
    { id: 4, name: 'Mei Lin' },
  ];
  server.use(onGet('/api/notes', [note(2, { text: 'Ask @Mei Lin or @Mei.', mentions }), note(1)]));
  visit();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Note 1');
  expect(second).toHaveTextContent('Ask @Mei Lin or @Mei.');
  const names = within(second as HTMLElement).getAllByText(/^@/, { selector: 'strong' });
  expect(names.map(({ textContent }) => textContent)).toEqual(['@Mei Lin', '@Mei']);
});

it('offers people after an @ and mentions the one taken by keyboard', async () => {
  const { events } = visit();
  const field = await screen.findByRole('textbox', { name: 'Write a note' });
  await events.type(field, 'Ask @me');
  const list = await screen.findByRole('listbox', { name: 'People to mention' });
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
  expect(within(list).getByRole('option', { name: /Mei Lin/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await events.keyboard('{ArrowDown}');
  const second = within(list).getByRole('option', { name: /Melati Osman/ });
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  await events.keyboard('{Enter}');
  expect(field).toHaveValue('Ask @Melati Osman ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await events.type(field, 'first.');
  await events.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { subject: { kind: 'order', id: 12 }, text: 'Ask @Melati Osman first.', mentions: [4] },
    ]),
  );
  await waitFor(() => expect(field).toHaveValue(''));
});

it('closes the list with Escape, and mentions nobody who was taken out of the text', async () => {
  const { events } = visit();
  const field = await screen.findByRole('textbox', { name: 'Write a note' });
  await events.type(field, '@mei');
  await events.click(await screen.findByRole('option', { name: /Mei Lin/ }));
  expect(field).toHaveValue('@Mei Lin ');
  await events.clear(field);
  await events.type(field, 'To @mel');
  await screen.findByRole('option', { name: /Melati/ });
  await events.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await events.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent).toMatchObject([{ text: 'To @mel', mentions: [] }]));
});

it('removes a note after asking', async () => {
  const removed: unknown[] = [];
  server.use(
    onGet('/api/notes', [note(2, { canRemove: true }), note(1)]),
    http.delete(`${ORIGIN}/api/notes/:id`, ({ params }) => {
      removed.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { events } = visit();
  await events.click(await screen.findByRole('button', { name: 'Remove the note by Omar Reyes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this note?' });
  await events.click(within(dialog).getByRole('button', { name: 'Remove note' }));
  expect(await findToast('Note removed')).toBeInTheDocument();
  expect(removed).toEqual(['2']);
});

it('is only read by whoever views as another', async () => {
  visit({ until: '2099-01-01T00:00:00Z' });
  expect(await screen.findByText('Note 1')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([]);
});
