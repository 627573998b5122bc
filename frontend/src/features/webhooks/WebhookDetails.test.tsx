import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type {
  DeliveryDetailsResponse,
  UpdateWebhookRequest,
  WebhookResponse,
} from '@/api/generated';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { findToast } from '@/testing/visit';
import { delivery, ORIGIN, SECRET, webhook } from './testWebhook';
import { WebhookDetails } from './WebhookDetails';

const NEXT = 'second';

/** A server that keeps one webhook and its log, page by page. */
function visit(
  deliveries: DeliveryDetailsResponse[] = [],
  shown: WebhookResponse = webhook(),
  search = '',
) {
  const asked: string[] = [];
  const resent: string[] = [];
  const changed: UpdateWebhookRequest[] = [];
  const removed: string[] = [];
  server.use(
    http.get(`${ORIGIN}/api/webhooks/4/deliveries`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const state = searchParams.get('state');
      const found = deliveries.filter((one) => !state || one.state === state);
      if (searchParams.get('cursor') === NEXT) return HttpResponse.json(found.slice(2));
      const link = `</api/webhooks/4/deliveries?cursor=${NEXT}>; rel="next"`;
      const headers = {
        'X-Total-Count': String(found.length),
        ...(found.length > 2 ? { Link: link } : {}),
      };
      return HttpResponse.json(found.slice(0, 2), { headers });
    }),
    http.get(`${ORIGIN}/api/webhook-deliveries/:id`, ({ params }) => {
      const found = deliveries.find(({ id }) => String(id) === params.id);
      return found ? HttpResponse.json(found) : problem(404, 'This delivery was not found.');
    }),
    http.post(`${ORIGIN}/api/webhook-deliveries/:id/resend`, ({ params }) => {
      resent.push(String(params.id));
      const found = deliveries.find(({ id }) => String(id) === params.id);
      Object.assign(found ?? {}, { state: 'delivered', attempts: 2, status: 204, answer: null });
      return HttpResponse.json(found, { status: 202 });
    }),
    http.patch(`${ORIGIN}/api/webhooks/4`, async ({ request }) => {
      changed.push((await request.json()) as UpdateWebhookRequest);
      return HttpResponse.json(shown);
    }),
    http.delete(`${ORIGIN}/api/webhooks/4`, () => {
      removed.push('4');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = renderWithProviders(<WebhookDetails webhook={shown} />, {
    user: user({ role: 'dealer' }),
    at: paths.webhook(4) + search,
    routes: [{ path: paths.account, element: 'the account' }],
  });
  return { ...view, asked, resent, changed, removed };
}

const FAILED = delivery({
  id: 80,
  kind: 'order.paid',
  state: 'failed',
  attempts: 10,
  status: 500,
  error: 'The response was 500.',
  answer: '{"fault":"no room"}',
});

it('shows the log and opens what was sent and answered', async () => {
  const { events, router } = visit([delivery(), FAILED]);
  const row = await screen.findByRole('row', { name: /Order paid/ });
  expect(row).toHaveTextContent('The response was 500.');
  expect(row).toHaveTextContent('Failed');
  expect(within(row).getByRole('cell', { name: '10' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: '500' })).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Details of Order placed, delivery 81' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order placed, delivery 81' }));
  expect(router.state.location.search).toBe('?delivery=81');
  expect(dialog.getByText('evt_5f0c')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Request body' })).toHaveTextContent('"orderId": 7');
  expect(dialog.getByRole('region', { name: 'Response body · Status 200' })).toHaveTextContent(
    'taken',
  );
  await events.click(dialog.getByRole('button', { name: 'Copy raw body' }));
  expect(await navigator.clipboard.readText()).toBe(delivery().body);
  await events.click(dialog.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('');
});

it('opens the delivery its address names, and sends it again', async () => {
  const { events, resent } = visit([{ ...FAILED }], webhook(), '?delivery=80');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order paid, delivery 80' }));
  expect(dialog.getByText('The response was 500.')).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'Resend' }));
  await findToast('Resending');
  expect(resent).toEqual(['80']);
  const answered = await dialog.findByRole('region', { name: 'Response body · Status 204' });
  expect(answered).toHaveTextContent('The response body is empty.');
  expect(dialog.getByText('Delivered')).toBeVisible();
});

it('says when there is no such delivery, also when it is of another webhook', async () => {
  visit([delivery({ webhookId: 9 })], webhook(), '?delivery=81');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  expect(await dialog.findByText(/Delivery not found/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Resend' })).toBeNull();
});

it('filters and pages the log in the address', async () => {
  const { events, asked, router } = visit([FAILED, delivery(), delivery({ id: 79 })]);
  await events.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('button', { name: /delivery 79$/ })).toBeVisible();
  expect(new URLSearchParams(asked.at(-1)).get('cursor')).toBe(NEXT);
  await events.click(screen.getByRole('button', { name: /delivery 79$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await events.click(dialog.getByRole('button', { name: 'Close' }));
  await events.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByRole('button', { name: /delivery 80$/ })).toBeVisible();
  await events.selectOptions(screen.getByLabelText('Status'), 'pending');
  expect(await screen.findByText('No deliveries with this status')).toBeVisible();
  expect(router.state.location.search).toBe('?state=pending');
});

it('changes a webhook, without what its owner is not told of any more', async () => {
  const kept = webhook({ kinds: ['order.paid', 'stock.low'] });
  const { events, changed } = visit([], kept);
  await events.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  await events.clear(dialog.getByLabelText(/^Description/));
  await events.click(dialog.getByRole('checkbox', { name: /^Order refunded/ }));
  await events.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Webhook saved');
  expect(changed).toEqual([
    {
      url: kept.url,
      description: '',
      kinds: ['order.paid', 'order.refunded'],
      expected: { url: kept.url, description: kept.description, kinds: kept.kinds },
    },
  ]);
});

it('makes a new secret after asking, and says how long the old one signs along', async () => {
  const { events } = visit();
  const oldSecretUntil = '2026-11-23T08:00:00Z';
  server.use(
    http.post(`${ORIGIN}/api/webhooks/4/rotate-secret`, () =>
      HttpResponse.json({ ...webhook({ oldSecretUntil }), secret: SECRET }),
    ),
  );
  await events.click(screen.getByRole('button', { name: 'Rotate secret' }));
  const asking = await screen.findByRole('dialog', { name: 'Rotate the signing secret?' });
  expect(asking).toHaveTextContent('stays valid for 24 hours');
  await events.click(within(asking).getByRole('button', { name: 'Rotate secret' }));
  const shown = await screen.findByRole('dialog', { name: 'New signing secret' });
  expect(shown).toHaveTextContent(/old secret stays valid for 24 hours, until .*2026/);
  expect(within(shown).getByRole('group', { name: 'Signing secret' })).toHaveTextContent(SECRET);
});

it('removes after asking and goes back to the list', async () => {
  const { events, removed, router } = visit();
  await events.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove this webhook?' });
  expect(dialog).toHaveTextContent('Nothing more will be sent to https://shop.example/hooks');
  expect(removed).toEqual([]);
  await events.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await findToast('Webhook removed');
  expect(removed).toEqual(['4']);
  expect(router.state.location).toMatchObject({ pathname: '/account', search: '?tab=webhooks' });
});

it.each([
  [
    { isEnabled: false, failures: 15, disabledAt: '2026-11-20T08:00:00Z' },
    /15 failed attempts in a row/,
  ],
  [{ isEnabled: false }, /This webhook is off/],
  [{ failures: 3 }, /^The last 3 attempts failed\./],
])('says why nothing arrives: %o', async (changes, sentence) => {
  visit([], webhook(changes));
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(await screen.findByText('No deliveries yet')).toBeVisible();
  const isOn = webhook(changes).isEnabled;
  expect(screen.queryAllByRole('button', { name: 'Turn off' })).toHaveLength(isOn ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: /^Turn on/ })).toHaveLength(isOn ? 0 : 1);
});

it('turns a webhook off', async () => {
  const { events, changed } = visit();
  await events.click(screen.getByRole('button', { name: 'Turn off' }));
  await findToast('Webhook turned off');
  expect(changed).toEqual([{ isEnabled: false }]);
});
