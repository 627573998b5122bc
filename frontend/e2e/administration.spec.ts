/**
 * The admin's five sections in one story (specification 2 §2), on demo data: the platform at a glance, a person who
 * waited and is let in, a setting with its history, taxes by zone as a buyer pays them or need not, a test mail and a
 * backup, figures with the orders behind them, and the commissions with their simulator. Everything is reached by the
 * side panel.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';
import { expectToast, fill, input, newPerson, enter } from './support/people';

test.describe.configure({ mode: 'serial' });
test.use({ seed: true, company: 'administration' });

/** A wholesaler, who needs no documents. */
const WAITING = 'Dewi Lestari';
/** An agent whose pages the admin looks at. */
const SEEN = 'Priya Nair';
let admin: Page;
/** Buys where taxes differ by place. */
let buyer: Page;

/** Opens a section by the side panel. */
async function section(name: string) {
  await admin.getByRole('navigation').getByRole('link', { name }).first().click();
  await settle(admin);
}

async function look(name: string) {
  await settle(admin);
  for (const width of [390, 1440]) {
    await admin.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await expectNoOverflow(admin, `${name} at ${width} px`);
    await keep(admin, `administration-${name}-${width}`);
  }
}

/** What one of the admin's operations answers just now. */
async function answerOf<T>(path: string): Promise<T> {
  const answer = await admin.request.get(path);
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as T;
}

async function saved(button: () => Promise<void>) {
  const download = admin.waitForEvent('download');
  await button();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test.beforeAll(async ({ browser, instance }) => {
  admin = await newPerson(browser, instance.url);
  await enter(admin, '/login/admin', 'admin', 'tierway-demo');
  await expect(admin).toHaveURL(/\/dashboard\/admin$/);
});

test('the dashboard shows four figures, every area, the newest orders and what happens', async () => {
  const metrics = await answerOf<{ totalUsers: number; activeAgents: number }>(
    '/api/analytics/metrics',
  );
  for (const label of ['Total Users', 'Total Revenue', 'Active Agents', 'Pending Orders'])
    await expect(admin.getByText(label, { exact: true })).toBeVisible();
  await expect(admin.getByText(String(metrics.totalUsers), { exact: true }).first()).toBeVisible();
  const menu = admin.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: /^Role dashboards/ }).click();
  for (const role of ['Manufacturer', 'Wholesaler', 'Dealer', 'Agent', 'Customer'])
    await expect(menu.getByRole('link', { name: role, exact: true })).toBeVisible();
  await expect(
    admin.getByRole('region', { name: 'Recent orders' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(
    admin.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first(),
  ).toBeVisible();
  await look('dashboard');
});

test('Ctrl-K finds an order, a product and a person, and opens them', async () => {
  const [order] = await answerOf<{ id: number; customerName: string }[]>('/api/orders?limit=1');
  const [product] =
    await answerOf<{ id: number; name: string; sku: string }[]>('/api/products?limit=1');
  if (!order || !product) throw new Error('the demo has orders and products');
  const palette = admin.getByRole('dialog', { name: 'Search or jump to…' });
  const find = async (words: string) => {
    // Another area brings a frame of its own, which hears the keys once it is there.
    await settle(admin);
    await admin.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(words);
  };
  await find(`#${order.id}`);
  // Its shipments name it, too, behind their own numbers.
  const found = palette.getByRole('option', { name: new RegExp(`^#${order.id}\\b`) });
  await expect(found).toHaveCount(1);
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(new RegExp(`/dashboard/admin/orders/${order.id}(\\?do=pay)?$`));
  await expect(palette).toBeHidden();
  // An unpaid one opens with the question of how it was paid.
  if (new URL(admin.url()).searchParams.has('do')) {
    await expect(admin.getByRole('dialog')).toBeVisible();
    await admin.keyboard.press('Escape');
  }
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await find(product.sku);
  await palette.getByRole('option', { name: product.name }).first().click();
  await expect(admin).toHaveURL(new RegExp(`/products/${product.id}/edit$`));
  await find(SEEN);
  await expect(palette.getByText('People', { exact: true })).toBeVisible();
  // Orders of theirs stand above, under their numbers.
  await palette.getByRole('option', { name: new RegExp(`^${SEEN}`) }).click();
  await expect(admin.getByRole('heading', { name: SEEN, level: 1 })).toBeVisible();
  await find('low stock threshold');
  await palette.getByRole('option', { name: 'Low stock threshold' }).click();
  await expect(admin).toHaveURL(/settings\?tab=stock#lowStockMark$/);
  await expect(admin.getByLabel('Low stock threshold', { exact: true })).toBeInViewport();
  await find('quotation');
  await palette.getByRole('option', { name: 'Ask for a quotation' }).click();
  await expect(admin).toHaveURL(/\/help\/quotations$/);
  await find('zzzz nothing');
  await expect(palette.getByText('Nothing found for “zzzz nothing”.')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  // On a phone the glass alone leads there.
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.getByRole('button', { name: 'Search or jump to…' }).click();
  await expect(palette).toBeVisible();
  await expectNoOverflow(admin, 'the search on a phone');
  await admin.keyboard.press('Escape');
  await admin.setViewportSize({ width: 1440, height: 900 });
});

test('a registration that waits is settled by its one action, and waits no more', async () => {
  await section('Dashboard');
  const { items } = await answerOf<{ items: { kind: string; count: number }[] }>('/api/waiting');
  const count = items.find(({ kind }) => kind === 'registrations')?.count ?? 0;
  expect(count, 'the demo has people who wait').toBeGreaterThan(0);
  const waiting = (many: number) =>
    admin
      .getByRole('region', { name: 'Needs you' })
      .getByText(`${many} ${many === 1 ? 'registration' : 'registrations'} to approve`);
  await expect(waiting(count)).toBeVisible();
  await admin
    .getByRole('link', { name: /^Review: .* to approve$/ })
    .first()
    .click();
  await expect(admin).toHaveURL(/\/user-management$/);
  const card = admin.getByRole('article', { name: WAITING });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, 'User Approved');
  await expect(card).toHaveCount(0);
  await section('Dashboard');
  await expect(waiting(count)).toHaveCount(0);
  if (count > 1) await expect(waiting(count - 1)).toBeVisible();
});

test('user management: who was let in is found among all accounts, given another role and switched off', async () => {
  await section('User Management');
  await expect(admin.getByRole('article', { name: WAITING })).toHaveCount(0);

  await admin.getByRole('link', { name: 'All accounts' }).first().click();
  await admin.getByRole('searchbox').fill('dewi');
  await expect(admin).toHaveURL(/q=dewi/);
  await admin.getByRole('link', { name: WAITING }).click();
  await expect(admin.getByRole('heading', { level: 1, name: WAITING })).toBeVisible();
  for (const tab of ['Orders', 'Activity', 'Sign-ins', 'API tokens', 'Profile']) {
    await admin.getByRole('tab', { name: tab }).click();
    await settle(admin);
  }
  await admin.getByRole('button', { name: 'Change role' }).click();
  const dialog = admin.getByRole('dialog', { name: `Change the role of ${WAITING}` });
  await dialog.getByRole('combobox', { name: 'New role' }).selectOption('Dealer');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Runs a shop.');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expectToast(admin, 'Role changed');
  await admin.getByRole('tab', { name: 'Activity' }).click();
  await expect(
    admin.getByText(`Changed the role of ${WAITING} from wholesaler to dealer. Runs a shop.`),
  ).toBeVisible();
  await admin.getByRole('button', { name: 'Deactivate' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expectToast(admin, 'Account deactivated');
  await expect(admin.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  await look('person');
});

test('user management: the admin sees the pages of somebody else, and can change nothing there', async () => {
  await admin.goto('/dashboard/admin/accounts?q=Priya');
  await admin.getByRole('link', { name: SEEN }).click();
  await admin.getByRole('tab', { name: 'Sign-ins' }).click();
  await settle(admin);
  await admin.getByRole('button', { name: 'View as' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'View as' }).click();
  const banner = admin.getByRole('region', { name: 'View as' });
  await expect(banner).toContainText(`You are viewing Tierway as ${SEEN}`);
  await expect(admin).toHaveURL(/\/dashboard\/agent/);
  await look('view-as');
  const refused = await admin.request.put('/api/cart', {
    data: { lines: [] },
    headers: { Origin: new URL(admin.url()).origin },
  });
  expect(refused.status()).toBe(403);
  expect(((await refused.json()) as { type: string }).type).toBe(
    'urn:tierway:problem:view-as-read-only',
  );
  await admin.goto('/account?tab=activity');
  await settle(admin);
  await expect(banner).toBeVisible();
  await banner.getByRole('button').click();
  await expect(admin).toHaveURL(/\/dashboard\/admin\/accounts\/\d+$/);
  await expect(banner).toHaveCount(0);
  await admin.getByRole('tab', { name: 'Activity' }).click();
  await settle(admin);
  await look('viewed');
});

test('system settings: a changed setting counts at once, and its history says who changed it', async () => {
  await section('System Settings');
  const group = admin.getByRole('region').filter({ has: admin.getByLabel('Currency symbol') });
  await fill(group, { 'Currency symbol': 'RM' });
  await group.getByRole('button', { name: 'Save' }).click();
  await expectToast(admin, 'Settings saved');
  await look('settings');
  await admin.getByRole('link', { name: 'Settings history' }).click();
  const newest = admin.getByRole('table', { name: 'History of settings' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Currency symbol');
  await expect(newest).toContainText('RM');
  await section('Dashboard');
  await expect(admin.getByText(/^RM\s?[\d,]+\.\d\d$/).first()).toBeVisible();
  await section('System Settings');
  await fill(group, { 'Currency symbol': '$' });
  await group.getByRole('button', { name: 'Save' }).click();
  await expectToast(admin, 'Settings saved');
});

/** The cents in a row of sums. */
async function centsOf(sums: Locator, label: string): Promise<number> {
  const row = sums.locator('> div').filter({ has: sums.page().getByText(label, { exact: true }) });
  const amount = await row.locator('dd').innerText();
  return Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
}

/** Orders one piece of the first product, to the address of the buyer, as far as the button that places it. */
async function fillCart() {
  const [product] = (await (await buyer.request.get('/api/products?limit=1')).json()) as {
    sku: string;
  }[];
  await buyer.goto('/quick-order');
  await input(buyer, 'SKUs and quantities').fill(`${product?.sku} 1`);
  await buyer.getByRole('button', { name: 'Check items' }).click();
  await buyer.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await expectToast(buyer, '1 item added to your cart');
  await buyer.goto('/cart');
  await fill(buyer, {
    'Shipping method': 'Standard Shipping',
    'Deliver to': 'Beach house · 4 Beach Street, George Town',
    'Payment method': 'Bank',
  });
}

test('taxes: a zone with two rates is a row for each in the cart and on the order of a buyer there', async ({
  browser,
  instance,
}) => {
  await section('Taxes');
  await admin.getByRole('button', { name: 'Add zone' }).click();
  await input(admin, 'Zone name').fill('Malaysia');
  await input(admin, 'Add a place').fill('malaysia');
  await admin.getByRole('option', { name: 'Malaysia', exact: true }).click();
  const rates = admin.getByRole('group', { name: 'Rates' });
  for (const [at, percent] of ['6', '8,875'].entries()) {
    await rates.getByRole('button', { name: 'Add rate' }).click();
    const rate = rates.getByRole('listitem').nth(at);
    await fill(rate, { Name: at === 0 ? 'SST' : 'Vape duty', Rate: percent });
  }
  await look('taxes-typed');
  await admin.getByRole('button', { name: 'Save taxes' }).click();
  await expectToast(admin, 'Taxes saved');
  const zone = admin.getByRole('region', { name: 'Malaysia' });
  await expect(zone.getByText('8.875%')).toBeVisible();
  await look('taxes');

  buyer = await newPerson(browser, instance.url);
  await enter(buyer, '/login/customer', 'customer', 'tierway-demo');
  await expect(buyer).toHaveURL(/\/dashboard\/customer$/);
  const headers = { Origin: new URL(instance.url).origin };
  const home = { recipient: 'Nadia Rahman', line1: '4 Beach Street', city: 'George Town' };
  const address = { ...home, postalCode: '10300', country: 'Malaysia', label: 'Beach house' };
  expect((await buyer.request.post('/api/addresses', { data: address, headers })).ok()).toBe(true);
  await fillCart();
  const sums = buyer.locator('dl').filter({ hasText: 'Vape duty 8.875%' });
  // The prices are those of the address that was chosen.
  await expect(buyer.locator('[aria-busy="false"]').filter({ has: sums })).toBeVisible();
  const [goods, shipping] = [await centsOf(sums, 'Goods'), await centsOf(sums, 'Shipping')];
  const [sst = 0, duty = 0] = [60_000, 88_750].map((millionths) =>
    Math.floor((goods * millionths + 500_000) / 1_000_000),
  );
  const expectSums = async (shown: Locator) => {
    expect(await centsOf(shown, 'SST 6%')).toBe(sst);
    expect(await centsOf(shown, 'Vape duty 8.875%')).toBe(duty);
    expect(await centsOf(shown, 'Total')).toBe(goods + shipping + sst + duty);
  };
  await expectSums(sums);
  await keep(buyer, 'administration-taxed-cart');
  await buyer.getByRole('button', { name: 'Place order' }).click();
  await expectToast(buyer, 'Order Placed Successfully!');
  await expect(buyer).toHaveURL(/\/orders\/\d+$/);
  const items = buyer.getByRole('region', { name: 'Items', exact: true });
  await expectSums(items.locator('dl').filter({ hasText: 'Vape duty 8.875%' }));
  await keep(buyer, 'administration-taxed-order');
});

test('taxes: a buyer with a verified tax number orders without tax, and the order says why', async () => {
  await buyer.goto('/account');
  await buyer.getByRole('button', { name: 'Add tax number' }).click();
  const typed = buyer.getByRole('dialog', { name: 'Add your tax number' });
  await fill(typed, { Country: 'Malaysia', 'Tax number': 'C 2584563202' });
  await typed.getByRole('button', { name: 'Save tax number' }).click();
  await expectToast(buyer, 'Tax number saved');

  await admin.getByRole('button', { name: 'Edit Malaysia' }).click();
  await admin.getByRole('checkbox', { name: 'Reverse charge' }).check();
  await admin.getByRole('button', { name: 'Save taxes' }).click();
  await expectToast(admin, 'Taxes saved');
  const me = (await (await buyer.request.get('/api/auth/me')).json()) as { id: number };
  await admin.goto(`/dashboard/admin/accounts/${me.id}?tab=tax`);
  await look('tax-number');
  await admin.getByRole('button', { name: 'Verify' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expectToast(admin, 'Tax number verified');

  await fillCart();
  const sums = buyer.locator('dl').filter({ hasText: 'Tax number C2584563202' });
  await expect(buyer.locator('[aria-busy="false"]').filter({ has: sums })).toBeVisible();
  const total = (await centsOf(sums, 'Goods')) + (await centsOf(sums, 'Shipping'));
  expect(await centsOf(sums, 'Total')).toBe(total);
  await buyer.getByRole('button', { name: 'Place order' }).click();
  await expect(buyer).toHaveURL(/\/orders\/\d+$/);
  await expect(sums).toContainText(/Reverse chargeTax number C2584563202\$0\.00/);
  expect(await centsOf(sums, 'Total')).toBe(total);
  await keep(buyer, 'administration-relieved-order');
  await buyer.context().close();
});

test('system settings: a test mail is written, the jobs are told, a backup is made', async () => {
  await section('System Settings');
  await admin.getByRole('link', { name: 'Mail outbox' }).first().click();
  await admin.getByRole('button', { name: 'Send test email' }).click();
  const dialog = admin.getByRole('dialog');
  await fill(dialog, { 'Send to': 'post@example.com' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expectToast(admin, 'Test email created');
  await expect(admin.getByRole('row').filter({ hasText: 'post@example.com' })).toBeVisible();

  await admin.getByRole('link', { name: 'Jobs' }).first().click();
  await expect(admin.getByRole('table').getByRole('row').nth(1)).toBeVisible();

  await admin.getByRole('link', { name: 'Backups' }).click();
  await admin.getByRole('button', { name: 'Back up now' }).click();
  const backups = admin.getByRole('table', { name: 'Backups' }).getByRole('row');
  await expect(backups).toHaveCount(2, { timeout: 60_000 });
  await look('backups');
  await admin.getByRole('link', { name: 'About' }).click();
  await expect(admin.getByRole('region', { name: 'Database' })).toContainText(/SQLite|PostgreSQL/);
  await look('about');
});

test('analytics: a period beside the one before, as a picture and a file, and the orders behind a figure', async () => {
  await section('Analytics');
  await admin.getByRole('combobox', { name: 'Break down by' }).selectOption('role');
  await expect(admin).toHaveURL(/by=role/);
  const groups = admin.getByRole('table', { name: 'All figures' });
  await expect(groups.getByRole('row').filter({ hasText: 'Customer' })).toBeVisible();
  await look('analytics');

  const picture = await saved(() =>
    admin.getByRole('button', { name: 'Revenue over time as a PNG image' }).click(),
  );
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  await admin.getByRole('button', { name: 'Export' }).click();
  const table = await saved(() => admin.getByRole('menuitem', { name: /CSV/ }).click());
  expect(table.bytes.toString().trim().split('\n').length).toBeGreaterThan(1);

  const figure = admin.getByRole('link', { name: /^Orders [\d,]+: view orders$/ });
  const orders = (await figure.innerText()).trim();
  await figure.click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(admin.getByText(new RegExp(`of ${orders}$`)).first()).toBeVisible();
  await admin.goBack();
  for (const tab of ['Cohorts', 'Conversion', 'Stock turns']) {
    await admin.getByRole('tab', { name: tab }).click();
    await look(`analytics-${tab.toLowerCase().replace(' ', '-')}`);
  }
});

test('commissions: what was earned, the plans, the payouts, and what an order would earn', async () => {
  await section('Commissions');
  for (const tab of ['Plans', 'Payouts', 'Simulator']) {
    await admin.getByRole('tab', { name: tab }).click();
    await look(`commissions-${tab.toLowerCase()}`);
  }
  await admin.getByRole('button', { name: 'Calculate' }).click();
  await expect(admin.getByText('Choose a person.')).toBeVisible();
});
