import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { DeliveryDetailsResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { TestButton } from './TestButton';
import { delivery, ORIGIN, webhook } from './testWebhook';

const WAITING = delivery({
  kind: 'webhook.test',
  state: 'pending',
  attempts: 0,
  attemptedAt: null,
  status: null,
  answer: null,
});

/** A server that sends the test when it is asked for the second time what came of it. */
function visit(outcome: Partial<DeliveryDetailsResponse>) {
  let asked = 0;
  server.use(
    http.post(`${ORIGIN}/api/webhooks/4/test`, () => HttpResponse.json(WAITING, { status: 202 })),
    http.get(`${ORIGIN}/api/webhook-deliveries/81`, () => {
      asked += 1;
      return HttpResponse.json(asked > 1 ? { ...WAITING, ...outcome } : WAITING);
    }),
  );
  return renderWithProviders(<TestButton webhook={webhook()} />);
}

it('sends a test and waits for its outcome', async () => {
  const { events } = visit({ state: 'delivered', attempts: 1, status: 202, answer: 'thanks' });
  await events.click(screen.getByRole('button', { name: 'Send a test to Accounting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Test event' }));
  expect(
    dialog.getByText(/Sending the test event to https:\/\/shop\.example\/hooks/),
  ).toBeVisible();
  const arrived = await dialog.findByText(
    /Delivered. The program responded with status 202/,
    undefined,
    {
      timeout: 5_000,
    },
  );
  expect(arrived).toBeVisible();
  expect(dialog.getByText('thanks')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Show delivery' })).toHaveAttribute(
    'href',
    '/account/webhooks/4?delivery=81',
  );
});

it('says why a test has not arrived after the first attempt, and that others follow', async () => {
  const error = 'No response within 10 seconds.';
  const { events } = visit({ attempts: 1, error });
  await events.click(screen.getByRole('button', { name: 'Send a test to Accounting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Test event' }));
  const alert = await dialog.findByRole('alert', undefined, { timeout: 5_000 });
  expect(alert).toHaveTextContent(
    `The test event was not delivered. ${error} We’ll retry automatically.`,
  );
});

it('says when the test was refused', async () => {
  const { events } = visit({});
  server.use(
    http.post(`${ORIGIN}/api/webhooks/4/test`, () => problem(409, 'This webhook is off.')),
  );
  await events.click(screen.getByRole('button', { name: 'Send a test to Accounting' }));
  expect(await screen.findByText('The test event was not sent')).toBeVisible();
  expect(screen.getByText('This webhook is off.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
