/**
 * Webhooks, on demo data: the admin lets them reach the own network, a dealer makes one to a program that runs beside the
 * story, tries it, buys something and sees what was told, sends it again, changes the secret, and removes it. The program
 * verifies each message. Each person has a browser of their own.
 */
import type { Browser, Page } from '@playwright/test';
import { barriers } from './support/barriers';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';
import { expectToast, fill, input, newPerson, enter as open } from './support/people';
import { signers, startReceiver, type Message, type Receiver } from './support/receiver';

/** Answers from inside the own network are kept without their text. */
const NO_TEXT = 'The response body is empty.';

test.describe.configure({ mode: 'serial' });
test.use({ seed: true, company: 'webhooks' });

const DEMO_PASSWORD = 'tierway-demo';
const people: Record<'admin' | 'dealer', Page> = {} as never;
const secrets: string[] = [];
let program: Receiver;
let place = '';

async function enter(browser: Browser, baseURL: string, name: 'admin' | 'dealer') {
  people[name] = await newPerson(browser, baseURL);
  await open(people[name], `/login/${name}`, name, DEMO_PASSWORD);
  await expect(people[name]).not.toHaveURL(/\/login\//);
}

test.beforeAll(async ({ browser, instance }) => {
  program = await startReceiver();
  await enter(browser, instance.url, 'admin');
  await enter(browser, instance.url, 'dealer');
});

test.afterAll(async () => {
  await program.stop();
});

/** Looks at a page narrow in dark and wide in light. */
async function look(page: Page, name: string) {
  await settle(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    const colorScheme = width === 1440 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await settle(page);
    await expectNoOverflow(page, `${name} at ${width} px`);
    expect.soft(await barriers(page), `${name} at ${width} px`).toEqual([]);
    await keep(page, `webhooks-${name}-${width}`);
  }
}

/** What came, once there are as many messages. */
async function arrived(count: number): Promise<Message> {
  await expect.poll(() => program.messages.length).toBe(count);
  const message = program.messages.at(-1);
  if (!message) throw new Error('a message has come');
  return message;
}

/** The secret that the open dialog shows once. */
async function takeSecret(title: string) {
  const shown = people.dealer.getByRole('dialog', { name: title });
  const secret = await shown.getByRole('group', { name: 'Signing secret' }).textContent();
  expect(secret).toMatch(/^whsec_/);
  secrets.push(secret ?? '');
  await shown.getByRole('button', { name: 'I’ve copied it' }).click();
  await expect(shown).toBeHidden();
}

test('an address inside the network is refused, until the admin allows it', async () => {
  const { admin, dealer } = people;
  await dealer.goto('/account?tab=webhooks');
  await expect(dealer.getByText('No webhooks yet')).toBeVisible();
  await look(dealer, 'none');
  await dealer.getByRole('button', { name: 'Create webhook' }).click();
  const dialog = dealer.getByRole('dialog', { name: 'Create webhook' });
  await fill(dialog, { URL: program.url.replace('http:', 'https:') });
  await dialog.getByRole('checkbox', { name: 'All of Orders' }).check();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dialog.getByText('This address is in a private network.').first()).toBeVisible();
  await expect(input(dialog, 'URL')).toBeFocused();
  expect.soft(await barriers(dealer)).toEqual([]);

  await admin.goto('/dashboard/admin/settings?tab=security');
  const allows = admin.getByRole('switch', { name: 'Webhooks to private addresses' });
  await allows.check();
  const group = admin.locator('form').filter({ has: allows });
  await group.getByRole('button', { name: /^Save/ }).click();
  await expectToast(admin, /saved/i);

  await fill(dialog, { URL: `${program.url}/hooks`, Description: 'Accounting' });
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await takeSecret('Signing secret of the new webhook');
  await expect(dealer.getByRole('row', { name: /Accounting/ })).toContainText('Orders (all)');
});

test('a test event arrives, signed', async () => {
  const { dealer } = people;
  await dealer.getByRole('button', { name: 'Send a test to Accounting' }).click();
  const dialog = dealer.getByRole('dialog', { name: 'Test event' });
  await expect(dialog.getByText('Delivered. The program responded with status 200.')).toBeVisible();
  await expect(dialog).toContainText(NO_TEXT);
  const message = await arrived(1);
  expect(signers(message, secrets)).toEqual(secrets);
  expect(JSON.parse(message.body)).toMatchObject({ id: message.id, type: 'webhook.test' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dealer.getByRole('row', { name: /Accounting/ })).toContainText('Delivered');
  await look(dealer, 'list');
});

test('an order is told, and the log shows what was sent and answered', async () => {
  const { dealer } = people;
  await dealer.getByRole('link', { name: 'Accounting' }).click();
  await expect(dealer).toHaveURL(/\/account\/webhooks\/\d+$/);
  place = new URL(dealer.url()).pathname;
  const shelf = await dealer.request.get('/api/products?limit=200');
  const products = (await shelf.json()) as { id: number; stockBalance?: number }[];
  const placed = await dealer.request.post('/api/orders', {
    headers: { Origin: new URL(dealer.url()).origin },
    data: {
      items: [{ productId: products[0]?.id, tier: 'unit', quantity: 2 }],
      paymentMethod: 'Bank',
      shippingMethod: 'Standard Shipping',
      shippingAddress: '4 Lorong Perindustrian 3, Penang',
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = (await placed.json()) as { id: number };
  const message = await arrived(2);
  expect(signers(message, secrets)).toEqual(secrets);
  expect(JSON.parse(message.body)).toMatchObject({ type: 'order.placed', data: { orderId: id } });

  await dealer.reload();
  const row = dealer.getByRole('row', { name: /Order placed/ });
  await expect(row).toContainText('Delivered');
  await look(dealer, 'log');
  await row.getByRole('button', { name: /^Details of Order placed/ }).click();
  const dialog = dealer.getByRole('dialog', { name: /^Order placed, delivery/ });
  await expect(dialog.getByRole('region', { name: 'Request body' })).toContainText(
    `"orderId": ${id}`,
  );
  await expect(dialog.getByRole('region', { name: /^Response body/ })).toContainText(NO_TEXT);
  expect.soft(await barriers(dealer)).toEqual([]);
  await keep(dealer, 'webhooks-delivery');
});

test('after a new secret it is sent again under its id, signed by both', async () => {
  const { dealer } = people;
  await dealer.keyboard.press('Escape');
  await expect(dealer.getByRole('dialog')).toBeHidden();
  await dealer.getByRole('button', { name: 'Rotate secret' }).click();
  const asking = dealer.getByRole('dialog', { name: 'Rotate the signing secret?' });
  await asking.getByRole('button', { name: 'Rotate secret' }).click();
  await expect(dealer.getByRole('dialog')).toContainText('stays valid for 24 hours');
  await takeSecret('New signing secret');
  expect(new Set(secrets).size).toBe(2);

  const known = program.messages[1]?.id;
  await dealer.getByRole('button', { name: /^Details of Order placed/ }).click();
  const dialog = dealer.getByRole('dialog', { name: /^Order placed, delivery/ });
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expectToast(dealer, 'Resending');
  const message = await arrived(3);
  expect(message.id).toBe(known);
  expect(signers(message, secrets)).toEqual(secrets);
  await expect(dialog.locator('dl')).toContainText('Attempts2');
  await dialog.getByRole('button', { name: 'Close' }).click();
});

test('what fails says why, and can be found by its state', async () => {
  const { dealer } = people;
  program.answerWith(500);
  await dealer.getByRole('button', { name: 'Send a test to Accounting' }).click();
  const dialog = dealer.getByRole('dialog', { name: 'Test event' });
  await expect(dialog.getByRole('alert')).toContainText('The response was 500.');
  await expect(dialog.getByRole('alert')).toContainText('We’ll retry automatically');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dealer.getByText(/^The last attempt failed\./)).toBeVisible();
  await dealer.goto(`${place}?state=pending`);
  const log = dealer.getByRole('table', { name: 'Deliveries' });
  await expect(log.getByRole('row', { name: /The response was 500\./ })).toBeVisible();
  await expect(log.getByRole('row', { name: /Order placed/ })).toHaveCount(0);
});

test('a webhook that was turned off hears nothing; a removed one is gone', async () => {
  const { dealer } = people;
  await dealer.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(dealer, 'Webhook turned off');
  await expect(dealer.getByText(/^This webhook is off/)).toBeVisible();
  await expect(dealer.getByRole('button', { name: /^Send a test/ })).toBeHidden();
  await look(dealer, 'off');
  await dealer.getByRole('button', { name: 'Remove' }).click();
  const asking = dealer.getByRole('dialog', { name: 'Remove this webhook?' });
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expectToast(dealer, 'Webhook removed');
  await expect(dealer).toHaveURL(/\/account\?tab=webhooks$/);
  await expect(dealer.getByText('No webhooks yet')).toBeVisible();
  await dealer.goto(place);
  await expect(dealer.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});
