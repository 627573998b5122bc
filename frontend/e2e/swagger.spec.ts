/**
 * A stranger and the API's page, on demo data: they sign in on the page, read and write with the examples as they stand,
 * read with an API token, are refused in a sentence, and sign out.
 */
import type { Locator, Page } from '@playwright/test';
import { barriers } from './support/barriers';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep } from './support/pages';

test.describe.configure({ mode: 'serial' });
test.use({ seed: true, company: 'swagger' });

/** Swagger UI's own markup is not ours to mend; the head of the page is. */
const HEAD = ['.top', '.card'];
let page: Page;
let token = '';

test.beforeAll(async ({ browser, instance }) => {
  const context = await browser.newContext({ baseURL: instance.url });
  page = await context.newPage();
  await page.goto('/swagger-ui/');
  await expect(page.getByRole('heading', { name: 'Try the API of this instance' })).toBeVisible();
});

test.afterAll(async () => {
  await page.context().close();
});

/** Opens an operation through the filter, as somebody who looks for it would. */
async function open(area: string, name: string): Promise<Locator> {
  await page.getByLabel('Find operations').fill(name);
  const operation = page.locator(`#operations-${area}-${name}`);
  if (!(await operation.isVisible())) await page.locator(`#operations-tag-${area}`).click();
  if (!(await operation.locator('.opblock-body').isVisible())) {
    await operation.locator('.opblock-summary-control').click();
  }
  await expect(operation.locator('.opblock-body')).toBeVisible();
  return operation;
}

/** Sends what stands in the fields; the status and the answer. Lookups for the examples go on meanwhile. */
async function execute(operation: Locator) {
  const path = await operation.locator('.opblock-summary-path').getAttribute('data-path');
  const method = await operation.locator('.opblock-summary-method').innerText();
  const wanted = new RegExp(`^${(path ?? '').replace(/\{[^}]+\}/g, '[^/]+')}$`);
  const told = page.waitForResponse(
    (answer) =>
      answer.request().method() === method.trim() && wanted.test(new URL(answer.url()).pathname),
  );
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = await told;
  const status = operation.locator('.live-responses-table .response-col_status').nth(1);
  await expect(status).toContainText(String(answer.status()));
  return answer;
}

async function signIn(username: string, password: string) {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('areas stand in the order of the document, operations are found by what they do', async () => {
  const areas = page.locator('.opblock-tag');
  await expect(areas.first()).toContainText('Sign-in');
  await expect(areas.last()).toContainText('Health');
  await page.getByLabel('Find operations').fill('refundOrder');
  await expect(page.locator('.opblock-tag')).toHaveCount(1);
  await page.getByLabel('Find operations').fill('');
});

test('a wrong password is told, the right one signs in', async () => {
  await signIn('dealer', 'not this one');
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn('dealer', 'tierway-demo');
  await expect(page.getByRole('status')).toContainText('(dealer), dealer');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('examples are read and written as they stand', async () => {
  const order = await open('Orders', 'getOrder');
  await expect(order.getByText('Ids of the example were looked up')).toBeVisible();
  const read = await execute(order);
  expect(read.status()).toBe(200);
  await expect(order.locator('.live-responses-table')).toContainText('"totalAmount"');

  const cart = await open('Cart', 'addToCart');
  const written = await execute(cart);
  expect(written.status()).toBe(200);
  await expect(cart.locator('.live-responses-table')).toContainText('KIT-TARN-ONE');
});

test('a refusal is a problem with a sentence', async () => {
  const jobs = await open('Jobs', 'listJobs');
  await expect(jobs.getByText('Callers: admin.')).toBeVisible();
  const refused = await execute(jobs);
  expect(refused.status()).toBe(403);
  expect(refused.headers()['content-type']).toContain('application/problem+json');
  const { detail } = (await refused.json()) as { detail: string };
  await expect(jobs.locator('.live-responses-table')).toContainText(detail);
  // The hint leads to somebody who may.
  await jobs.getByRole('button', { name: 'Sign in as admin' }).click();
  await expect(page.getByRole('status')).toContainText('(admin), admin');
  expect((await execute(jobs)).status()).toBe(200);
});

test('the page is good to look at, wide and narrow', async () => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await expectNoOverflow(page, `the API page at ${width} px`);
    expect.soft(await barriers(page, HEAD), `at ${width} px`).toEqual([]);
    await keep(page, `swagger-${width}`);
  }
});

test('a token made here reads without a session', async () => {
  await page.getByRole('button', { name: 'dealer', exact: false }).first().click();
  await expect(page.getByRole('status')).toContainText('(dealer), dealer');
  const making = await open('Integration', 'createToken');
  const made = await execute(making);
  expect(made.status()).toBe(201);
  token = ((await made.json()) as { token: string }).token;

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toContainText('You are a guest');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.dialog-ux');
  await expect(dialog.getByText('token (http, Bearer)')).toBeVisible();
  await expect(dialog.getByText('apiKey')).toBeHidden();
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const orders = await open('Orders', 'listOrders');
  const read = await execute(orders);
  expect(read.status()).toBe(200);
  expect(read.request().headers().authorization).toBe(`Bearer ${token}`);

  // It outlives a reload, and lacks what nobody gave it.
  await page.reload();
  const cart = await open('Cart', 'getCart');
  const refused = await execute(cart);
  expect(refused.status()).toBe(403);
  await expect(cart.locator('.live-responses-table')).toContainText('cart:read');
  // Only this tab knows it.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(token);
});
