import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { CreateWebhookRequest } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { delivery, ORIGIN, SECRET, webhook } from './testWebhook';
import { Webhooks } from './Webhooks';

/** A server that keeps webhooks, and writes down what was made. */
function visit(kept: ReturnType<typeof webhook>[], role = 'dealer') {
  const made: CreateWebhookRequest[] = [];
  const turnedOn: string[] = [];
  server.use(
    http.get(`${ORIGIN}/api/webhooks`, () => HttpResponse.json(kept)),
    http.get(`${ORIGIN}/api/webhooks/:id/deliveries`, ({ params }) =>
      HttpResponse.json(params.id === '4' ? [delivery({ status: 200 })] : []),
    ),
    http.post(`${ORIGIN}/api/webhooks`, async ({ request }) => {
      const wish = (await request.json()) as CreateWebhookRequest;
      made.push(wish);
      const added = webhook({ id: 5, url: wish.url, kinds: wish.kinds, description: null });
      kept.unshift(added);
      return HttpResponse.json({ ...added, secret: SECRET }, { status: 201 });
    }),
    http.post(`${ORIGIN}/api/webhooks/:id/enable`, ({ params }) => {
      turnedOn.push(String(params.id));
      const found = kept.find(({ id }) => String(id) === params.id);
      Object.assign(found ?? {}, { isEnabled: true, disabledAt: null, failures: 0 });
      return HttpResponse.json(found);
    }),
  );
  return { ...renderWithProviders(<Webhooks />, { user: user({ role }) }), made, turnedOn };
}

it('lists webhooks with what they are told, how they go, and what was sent last', async () => {
  visit([
    webhook(),
    webhook({
      id: 3,
      description: null,
      isEnabled: false,
      failures: 15,
      disabledAt: '2026-11-20T08:00:00Z',
    }),
    webhook({ id: 2, description: 'Old', isEnabled: false }),
    webhook({ id: 1, description: 'Shaky', failures: 2 }),
  ]);
  const row = await screen.findByRole('row', { name: /Accounting/ });
  expect(within(row).getByRole('link', { name: 'Accounting' })).toHaveAttribute(
    'href',
    '/account/webhooks/4',
  );
  expect(row).toHaveTextContent('https://shop.example/hooks');
  const areas = within(row).getAllByRole('listitem');
  expect(areas.map(({ textContent }) => textContent)).toEqual([
    'Orders (2 of 6)',
    'Products (all)',
  ]);
  expect(row).toHaveTextContent('Active');
  expect(await within(row).findByText('Delivered')).toBeVisible();
  const stopped = screen.getByRole('row', { name: /^shop\.example/ });
  expect(stopped).toHaveTextContent('Stopped15 failed attempts in a row');
  expect(await within(stopped).findByText('None yet')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Old/ })).toHaveTextContent('Off');
  expect(screen.getByRole('row', { name: /^Shaky/ })).toHaveTextContent(
    'Failing2 failed attempts in',
  );
});

it('makes a webhook and shows its secret once', async () => {
  const { events, made } = visit([]);
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Create webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create webhook' }));
  const send = dialog.getByRole('button', { name: 'Create webhook' });
  await events.type(dialog.getByLabelText(/^URL/), 'shop.example');
  await events.click(send);
  expect(await dialog.findByText('Choose at least one event.')).toBeVisible();
  expect(dialog.getByText('Enter a URL that starts with https://.')).toBeVisible();
  expect(made).toEqual([]);
  await events.clear(dialog.getByLabelText(/^URL/));
  await events.type(dialog.getByLabelText(/^URL/), ' https://shop.example/new ');
  await events.click(dialog.getByRole('checkbox', { name: 'All of Products' }));
  await events.click(dialog.getByRole('checkbox', { name: /^Product changed/ }));
  await events.click(dialog.getByRole('checkbox', { name: /^Order placed/ }));
  await events.click(send);
  const shown = await screen.findByRole('dialog', { name: 'Signing secret of the new webhook' });
  expect(made).toEqual([
    {
      url: 'https://shop.example/new',
      description: '',
      kinds: ['product.created', 'product.discontinued', 'order.placed'],
    },
  ]);
  expect(within(shown).getByRole('group', { name: 'Signing secret' })).toHaveTextContent(SECRET);
  expect(shown).not.toHaveTextContent('24 hours');
  await events.keyboard('{Escape}');
  expect(shown).toBeVisible();
  await events.click(within(shown).getByRole('button', { name: 'I’ve copied it' }));
  expect(await screen.findByRole('row', { name: /shop\.example\/new/ })).toBeVisible();
  expect(screen.queryByText(SECRET)).toBeNull();
});

it.each([
  ['dealer', ['Orders', 'Products'], 9],
  ['agent', ['Orders', 'Products', 'Commissions'], 13],
  ['manufacturer', ['Orders', 'Stock', 'Products', 'Accounts', 'Commissions'], 19],
])('offers a %s the kinds this role is told, all at once too', async (role, areas, kinds) => {
  const { events } = visit([], role);
  await events.click(await screen.findByRole('button', { name: 'Create webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create webhook' }));
  const boxes = dialog.getAllByRole('checkbox');
  const all = boxes.filter((box) => box.getAttribute('aria-label')?.startsWith('All of '));
  expect(all.map((box) => box.getAttribute('aria-label')?.slice(7))).toEqual(areas);
  expect(boxes).toHaveLength(areas.length + kinds);
  await events.click(dialog.getByRole('button', { name: 'Select all' }));
  boxes.forEach((box) => expect(box).toBeChecked());
  await events.click(dialog.getByRole('button', { name: 'Clear selection' }));
  boxes.forEach((box) => expect(box).not.toBeChecked());
});

it('puts what the server has against a webhook onto its fields', async () => {
  const { events } = visit([]);
  const inside = 'This address leads into a private network.';
  const unheard = 'Your role cannot receive this event type.';
  server.use(
    http.post(`${ORIGIN}/api/webhooks`, () =>
      problem(422, 'Please check the form.', { url: inside, 'kinds[0]': unheard }),
    ),
  );
  await events.click(await screen.findByRole('button', { name: 'Create webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create webhook' }));
  await events.type(dialog.getByLabelText(/^URL/), 'https://10.0.0.1/hook');
  await events.click(dialog.getByRole('button', { name: 'Select all' }));
  await events.click(dialog.getByRole('button', { name: 'Create webhook' }));
  expect(await dialog.findByText(inside)).toBeVisible();
  expect(dialog.getByLabelText(/^URL/)).toBeInvalid();
  expect(dialog.getByLabelText(/^URL/)).toHaveFocus();
  expect(dialog.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(unheard);
});

it('sorts by the headings', async () => {
  const { events } = visit([
    webhook({ description: 'Shop' }),
    webhook({ id: 3, description: 'Accounting', isEnabled: false }),
  ]);
  await screen.findByRole('row', { name: /Shop/ });
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('link').textContent);
  expect(names()).toEqual(['Shop', 'Accounting']);
  const heading = within(screen.getByRole('columnheader', { name: 'URL' }));
  await events.click(heading.getByRole('button'));
  expect(names()).toEqual(['Accounting', 'Shop']);
});

it('turns a webhook on again that was stopped', async () => {
  const { events, turnedOn } = visit([
    webhook({ isEnabled: false, failures: 15, disabledAt: '2026-11-20T08:00:00Z' }),
  ]);
  const row = await screen.findByRole('row', { name: /Accounting/ });
  expect(within(row).queryByRole('button', { name: /test/ })).toBeNull();
  await events.click(within(row).getByRole('button', { name: 'Turn on Accounting' }));
  expect(await screen.findByText('Webhook turned on')).toBeVisible();
  expect(turnedOn).toEqual(['4']);
  expect(await within(row).findByText('Active')).toBeVisible();
  expect(within(row).getByRole('button', { name: 'Send a test to Accounting' })).toBeVisible();
});

it('says what failed, with a way to try again', async () => {
  server.use(http.get(`${ORIGIN}/api/webhooks`, () => problem(500, 'Something went wrong.')));
  const { events } = renderWithProviders(<Webhooks />, { user: user({ role: 'dealer' }) });
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  visitAgain();
  await events.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
});

function visitAgain() {
  server.use(http.get(`${ORIGIN}/api/webhooks`, () => HttpResponse.json([])));
}
