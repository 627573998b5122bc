/**
 * Earning, on demo data: a dealer sets a price and shares the store, a customer whom an agent referred buys there, the
 * payment earns the agent a commission that says how it was computed, and the admin asks the simulator, makes a payout,
 * approves and pays it. Each person has a browser of their own.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';
import { expectToast, fill, input, newPerson, enter } from './support/people';

test.describe.configure({ mode: 'serial' });
test.use({ seed: true, company: 'earning' });

const DEMO_PASSWORD = 'tierway-demo';
const DOORS = { admin: 'admin', dealer: 'dealer', customer: 'customer', agent: 'agent' } as const;
const people: Record<keyof typeof DOORS, Page> = {} as never;
const PRODUCT = 'Corvane 80 Box Mod';
/** The store's price of a piece, and what two of them come to: four full 14.00, at 0.50 each. */
const PRICE = '$32.00';
let store = '';
let order = 0;
let payout = '';

async function open(browser: Browser, baseURL: string) {
  for (const name of Object.keys(DOORS) as (keyof typeof DOORS)[]) {
    people[name] = await newPerson(browser, baseURL);
    await enter(people[name], `/login/${DOORS[name]}`, name, DEMO_PASSWORD);
    await expect(people[name]).not.toHaveURL(/\/login\//);
  }
}

/** Looks at a page at both widths. */
async function look(page: Page, name: string) {
  await settle(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await expectNoOverflow(page, `${name} at ${width} px`);
    await keep(page, `earning-${name}-${width}`);
  }
}

test.beforeAll(async ({ browser, instance }) => {
  await open(browser, instance.url);
});

test('a dealer shares the store, whose prices everybody sees', async ({ page }) => {
  const { dealer } = people;
  await dealer.goto('/dashboard/dealer/settings');
  await dealer.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(dealer, 'Copied to clipboard!');
  const link = new URL(await dealer.evaluate(() => navigator.clipboard.readText()));
  store = link.pathname + link.search;
  expect(store).toMatch(/^\/store\/[a-z0-9-]+-\d+$/);
  await look(dealer, 'dealer-settings');
  await dealer.goto('/dashboard/dealer/products?tab=store');
  await expect(dealer.getByRole('table', { name: 'In my store' })).toContainText('Corvane');
  await look(dealer, 'dealer-store');

  await page.goto(`${store}?q=corvane%2080%20box`);
  await expect(page.getByRole('article').filter({ hasText: PRODUCT }).first()).toContainText(PRICE);
  await look(page, 'store');
  await page.goto('/store/dealer?dealer=999999');
  await expect(page.getByRole('heading', { name: 'Store not found' })).toBeVisible();
});

test('a plan without a hold applies to what is paid from now on', async () => {
  const { admin } = people;
  await admin.goto('/dashboard/admin/commissions?tab=plans');
  await admin.getByRole('button', { name: 'Add plan' }).click();
  const dialog = admin.getByRole('dialog');
  await fill(dialog, { 'Basis amount': '0', 'Days until approval': '0', Note: 'No hold' });
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expect(dialog.getByText('Enter an amount above zero.')).toBeVisible();
  await fill(dialog, { 'Basis amount': '14.00' });
  await dialog.getByRole('button', { name: 'Add plan' }).click();
  await expectToast(admin, 'Plan added');
  const rows = admin.getByRole('table', { name: 'Plans' }).getByRole('row');
  await expect(rows.filter({ hasText: 'No hold' })).toContainText('Active');
  await expect(rows.filter({ hasText: 'From the start' })).toContainText('Past');
  await look(admin, 'plans');
});

test('the simulator says what an order would earn whom', async () => {
  const { admin } = people;
  await admin.goto('/dashboard/admin/commissions?tab=simulator');
  await admin.getByRole('button', { name: 'Calculate' }).click();
  await expect(admin.getByText('Choose a person.')).toBeVisible();
  await fill(admin, { 'Goods total': '64.00', Buyer: 'customer' });
  await input(admin, 'Customer').fill('Mei Ling');
  await admin.getByRole('option', { name: /Mei Ling Chua/ }).click();
  await admin.getByRole('button', { name: 'Calculate' }).click();
  const outcome = admin.getByRole('region', { name: 'Result' });
  await expect(outcome.getByRole('listitem').filter({ hasText: 'Priya Nair' })).toContainText(
    '$2.00',
  );
  await expect(outcome).toContainText('4 × $0.50 = $2.00');
  await look(admin, 'simulator');
});

test('a referred customer buys in the store, and the payment is recorded', async () => {
  const { admin, customer, dealer } = people;
  await customer.goto(`${store}?q=corvane%2080%20box`);
  await customer.getByRole('link', { name: PRODUCT }).click();
  await expect(customer).toHaveURL(/\/products\/\d+\?dealer=\d+$/);
  await expect(customer.getByText(PRICE).first()).toBeVisible();
  await look(customer, 'product-of-store');
  await input(customer, `Quantity of ${PRODUCT}`).fill('2');
  await customer.getByRole('button', { name: `Add to Cart: ${PRODUCT}` }).click();
  await expectToast(customer, 'Added to Cart');
  await customer.goto('/cart');
  await expect(customer.getByText('$64.00').first()).toBeVisible();
  await fill(customer, { 'Shipping method': 'Pick-Up', 'Payment method': 'Bank' });
  await customer.getByRole('button', { name: 'Place order' }).click();
  await expect(customer).toHaveURL(/\/orders\/\d+$/);
  order = Number(/\/orders\/(\d+)$/.exec(customer.url())?.[1]);

  await admin.goto(`/dashboard/admin/orders/${order}`);
  await admin.getByRole('button', { name: /record payment/i }).click();
  const dialog = admin.getByRole('dialog');
  await fill(dialog, { 'Payment method': 'Bank' });
  await dialog.getByRole('button', { name: /record payment/i }).click();
  await expect(dialog).toHaveCount(0);

  await dealer.goto('/dashboard/dealer/orders');
  await expect(dealer.getByRole('link', { name: `Order #${order}` })).toBeVisible();
  await dealer.goto('/dashboard/dealer/analytics');
  await expect(dealer.getByRole('table', { name: 'Top products by amount' })).toContainText(
    PRODUCT,
  );
  await look(dealer, 'dealer-analytics');
});

test('the agent sees the commission and how it was computed', async () => {
  const { agent } = people;
  await agent.goto('/dashboard/agent/commissions');
  const row = agent.getByRole('row').filter({ hasText: `#${order}` });
  await expect(row).toContainText('$2.00');
  await look(agent, 'agent-commissions');
  await row
    .getByRole('button', { name: `How it’s calculated: commission on order #${order}` })
    .click();
  const dialog = agent.getByRole('dialog');
  await expect(dialog).toContainText('$64.00');
  await expect(dialog).toContainText('4 × $0.50');
  await keep(agent, 'earning-agent-how');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await agent.goto('/dashboard/agent');
  await expect(agent.getByText(/^Bonus for /)).toBeVisible();
  await look(agent, 'agent');
});

test('the admin calls off the draft of the demo, so that everything is free again', async () => {
  const { admin } = people;
  await admin.goto('/dashboard/admin/commissions?tab=payouts');
  await admin.getByRole('row').filter({ hasText: 'Draft' }).getByRole('link').first().click();
  await admin.getByRole('button', { name: 'Cancel payout' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel payout' }).click();
  await expectToast(admin, 'Payout cancelled');
});

test('the admin drafts a payout, approves and pays it, and has it as a file', async () => {
  const { admin } = people;
  await admin.goto('/dashboard/admin/commissions?tab=payouts');
  await admin.getByRole('button', { name: 'Create payout' }).click();
  const draft = admin.getByRole('dialog');
  await fill(draft, { Note: 'November' });
  await draft.getByRole('button', { name: 'Create payout' }).click();
  await expectToast(admin, 'Payout drafted');
  await expect(admin).toHaveURL(/\/commissions\/payouts\/\d+$/);
  await expect(admin.getByRole('table', { name: 'People' })).toContainText('Priya Nair');
  const NUMBER = /PAY-\d{4}-\d{6}/;
  await expect(admin.locator('h1')).toContainText(NUMBER);
  payout = NUMBER.exec(await admin.locator('h1').innerText())?.[0] ?? '';
  await look(admin, 'payout-draft');

  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, 'Payout approved');
  const file = await admin.request.get(
    (await admin.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toContain('Priya Nair');

  await admin.getByRole('button', { name: 'Record payment' }).click();
  await fill(admin.getByRole('dialog'), { Reference: 'TRX-4711' });
  await admin.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expectToast(admin, 'Payout recorded as paid');
  await expect(admin.getByRole('button', { name: 'Cancel payout' })).toHaveCount(0);
  await look(admin, 'payout-paid');
});

test('the agent sees the payout', async () => {
  const { agent } = people;
  await agent.goto('/dashboard/agent/payouts');
  const row = agent.getByRole('row').filter({ hasText: payout });
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('Bank');
  await look(agent, 'agent-payouts');
  await row.getByRole('button', { name: `Details of payout ${payout}` }).click();
  const dialog = agent.getByRole('dialog');
  await expect(dialog).toContainText('Reference TRX-4711');
  await expect(dialog).toContainText('Total');
});
