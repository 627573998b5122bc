/**
 * What keeps somebody out of the pages of customers, agents and sub-agents (axe), on demo data: every page wide and in
 * light, narrow and in dark, and the dialogs that hold a form or a computation.
 */
import type { Page } from '@playwright/test';
import { barriers, expectNoBarriers } from './support/barriers';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { enter } from './support/people';

test.use({ seed: true });
test.skip(onPostgres, 'looks the same on every database');

const DEMO_PASSWORD = 'tierway-demo';
const BUYING = ['/quick-order', '/quotes/new', '/returns', '/addresses', '/cart', '/products/1'];
const ACCOUNT = [
  '/account',
  '/account?tab=security',
  '/account?tab=activity',
  '/account?tab=notices',
  '/account?tab=notice-settings',
];
const EARNING = [
  '/dashboard/agent',
  '/dashboard/agent/referrals',
  '/dashboard/agent/commissions',
  '/dashboard/agent/payouts',
  '/dashboard/agent/orders',
];

/** The newest own order in a state. */
async function orderOf(page: Page, status: string): Promise<number> {
  const answer = await page.request.get(`/api/orders?status=${status}&limit=1`);
  const [order] = (await answer.json()) as { id: number }[];
  if (!order) throw new Error(`no order is ${status}`);
  return order.id;
}

/** Opens a dialog by its button and looks at it in the colours of the page. */
async function expectNoBarriersIn(page: Page, path: string, button: string | RegExp) {
  await page.goto(path);
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await barriers(page), `${path}: ${button}`).toEqual([]);
}

test('no barrier on any page of a customer', async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, '/login/customer', 'customer', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/customer$/);
  const delivered = `/dashboard/customer/orders/${await orderOf(page, 'delivered')}`;
  await expectNoBarriers(page, [
    '/dashboard/customer',
    '/dashboard/customer/shop',
    '/dashboard/customer/orders',
    delivered,
    ...BUYING,
    ...ACCOUNT,
  ]);
  await expectNoBarriersIn(page, delivered, 'Return items');
  await expectNoBarriersIn(page, '/addresses', 'Add an address');
  await expectNoBarriersIn(page, '/dashboard/customer', /^Cart, /);
});

test('no barrier on any page of an agent', async ({ page }) => {
  test.setTimeout(300_000);
  await enter(page, '/login/agent', 'agent', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/agent$/);
  await expectNoBarriers(page, [
    ...EARNING,
    '/dashboard/agent/referrals?tab=sub-agents',
    '/account?tab=documents',
  ]);
  await expectNoBarriersIn(page, '/dashboard/agent/commissions', /^How it’s calculated/);
});

test('no barrier on any page of a sub-agent', async ({ page }) => {
  await enter(page, '/login/agent', 'subagent', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/agent$/);
  await expectNoBarriers(page, EARNING);
});
