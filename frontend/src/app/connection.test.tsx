import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/enhance';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { onGet, problem, server } from '@/testing/server';
import { renderWithProviders } from '@/testing/render';
import { ConnectionBar } from './ConnectionBar';
import { keepConnection } from './connectionKeeper';

const ORIGIN = window.location.origin;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function Count() {
  const { data, error, refetch } = api.useCountNotificationsQuery({});
  if (error) return <ErrorState error={error} />;
  return (
    <>
      <p>{data ? `${data.unread} unread` : 'waiting'}</p>
      <input aria-label="Note" />
      <button onClick={() => void refetch()}>Ask</button>
    </>
  );
}

function show() {
  const view = renderWithProviders(
    <>
      <Count />
      <ConnectionBar />
    </>,
  );
  stop = keepConnection(view.store);
  return view;
}

const answer = (unread: number) => onGet('/api/notifications/count', { unread });
const failing = (how: () => Response) => http.get(`${ORIGIN}/api/notifications/count`, how);

it.each([
  ['the connection is lost', () => HttpResponse.error(), /^Connection lost. Retrying/],
  ['the server is away', () => problem(503, 'Please try again.'), /^Connection lost. Retrying/],
  ['the server fails', () => problem(500, 'An error.'), /could not be refreshed. Retrying/],
])('keeps what was read and what is typed while %s', async (_name, how, sentence) => {
  server.use(answer(4));
  const { events } = show();
  expect(await screen.findByText('4 unread')).toBeInTheDocument();
  await events.type(screen.getByLabelText('Note'), 'half a sen');
  server.use(failing(how));
  await events.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText('4 unread')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('half a sen');

  server.use(answer(5));
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText('5 unread')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Note')).toHaveValue('half a sen');
});

it('heals a page that could not be read at all, at once when the browser is connected again', async () => {
  server.use(failing(() => HttpResponse.error()));
  show();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  server.use(answer(1));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 unread')).toBeInTheDocument();
});

it('shows the failure where what was read may no longer be seen', async () => {
  server.use(answer(4));
  const { events } = show();
  await screen.findByText('4 unread');
  server.use(failing(() => problem(403, 'Not yours any more.')));
  await events.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Not yours any more.')).toBeInTheDocument();
  expect(screen.queryByText(/retrying/i)).not.toBeInTheDocument();
});
