import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { NotificationResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { NoticeList } from './NoticeList';

const ORIGIN = window.location.origin;

/** A server that keeps what was read. */
function visit() {
  const notices: NotificationResponse[] = [5, 4].map((id) => ({
    id,
    type: 'order',
    title: `Order #${id} shipped`,
    message: 'Your order is on its way.',
    status: 'unread',
    subject: { kind: 'order', id },
    createdAt: '2026-11-22T08:00:00Z',
  }));
  const marked: unknown[] = [];
  const read = (through: (id: number) => boolean) =>
    notices.forEach((one) => {
      if (through(one.id)) one.status = 'read';
    });
  const unread = () => notices.filter(({ status }) => status === 'unread');
  server.use(
    http.get(`${ORIGIN}/api/notifications/count`, () =>
      HttpResponse.json({ unread: unread().length }),
    ),
    http.get(`${ORIGIN}/api/notifications`, ({ request }) => {
      const isUnread = new URL(request.url).searchParams.get('status') === 'unread';
      return HttpResponse.json(isUnread ? unread() : notices);
    }),
    http.post(`${ORIGIN}/api/notifications/read`, async ({ request }) => {
      marked.push(await request.json());
      read(() => true);
      return HttpResponse.json({ count: 2 });
    }),
    http.patch(`${ORIGIN}/api/notifications/:id`, ({ params }) => {
      read((id) => id === Number(params.id));
      return HttpResponse.json(notices.find(({ id }) => id === Number(params.id)));
    }),
  );
  const routes = [{ path: paths.customer.orderPattern, element: <p>The order</p> }];
  return { ...renderWithProviders(<NoticeList />, { user: user(), routes }), notices, marked };
}

it('leads to what a notice is about and marks it as read', async () => {
  const { events, router, notices } = visit();
  await events.click(await screen.findByRole('link', { name: 'Order #4 shipped' }));
  expect(await screen.findByText('The order')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/customer/orders/4');
  await waitFor(() => expect(notices.map(({ status }) => status)).toEqual(['unread', 'read']));
});

it('marks one as read, and shows what is left', async () => {
  const { events } = visit();
  await events.click(await screen.findByRole('button', { name: 'Mark Read: Order #5 shipped' }));
  await waitFor(() => expect(screen.getAllByText('Mark Read')).toHaveLength(1));
  await events.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(screen.queryByText('Order #5 shipped')).toBeNull());
  const list = screen.getByRole('list', { name: 'Notifications' });
  expect(within(list).getByText('Order #4 shipped')).toBeVisible();
});

it('marks everything it has shown as read', async () => {
  const { events, marked } = visit();
  await events.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('Mark Read')).toBeNull());
  expect(marked).toEqual([{ upTo: 5 }]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('says when they were not marked', async () => {
  const { events } = visit();
  await screen.findByText('Order #5 shipped');
  server.use(http.post(`${ORIGIN}/api/notifications/read`, () => problem(503, 'Busy, sorry.')));
  await events.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('The notifications were not marked as read')).toBeVisible();
  expect(screen.getAllByText('Mark Read')).toHaveLength(2);
});

it('shows what repeats once, and the others on demand', async () => {
  const { notices, events } = visit();
  notices.length = 0;
  for (const id of [9, 8, 7, 6])
    notices.push({
      id,
      type: 'stock_update',
      title: id === 6 ? 'Order #6 shipped' : 'Stock updated',
      message: `Product ${id}`,
      status: 'read',
      createdAt: '2026-11-22T08:00:00Z',
    });
  expect(await screen.findByText('Product 9')).toBeVisible();
  expect(screen.getByText('Product 6')).toBeVisible();
  expect(screen.queryByText('Product 8')).toBeNull();
  await events.click(screen.getByRole('button', { name: '2 more like this' }));
  expect(screen.getByText('Product 8')).toBeVisible();
  expect(screen.getByText('Product 7')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.queryByText('Product 7')).toBeNull();
});

it('marks those as read that are chosen', async () => {
  const { events, notices } = visit();
  await events.click(await screen.findByRole('checkbox', { name: 'Select Order #4 shipped' }));
  const bar = within(screen.getByRole('region', { name: '1 selected' }));
  await events.click(bar.getByRole('button', { name: 'Mark Read' }));
  expect(await screen.findByText('1 changed')).toBeVisible();
  expect(notices.map(({ status }) => status)).toEqual(['unread', 'read']);
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});
