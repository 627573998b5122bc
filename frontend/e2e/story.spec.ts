/**
 * The trade loop, as one story from an empty instance: the admin, a manufacturer, an agent, a customer the agent
 * brought, and the warehouse. Each person has a browser of their own.
 */
import type { Browser, Page } from '@playwright/test';
import { pdf, picture } from './support/files';
import { expect, test } from './support/fixtures';
import {
  consent,
  expectToast,
  fill,
  input,
  newPerson,
  register,
  signIn,
  signOut,
} from './support/people';
import { chooseInRow } from './support/pages';

test.describe.configure({ mode: 'serial' });

const COMPANY = {
  'First name': 'Mara',
  'Last name': 'Kent',
  'Company name': 'Northwind Vapour',
  'Business type': 'Manufacturing',
  Phone: '+60 3 1234 5678',
  'Company address': '12 Harbour Road',
  Country: 'Malaysia',
  Zone: 'Kuala Lumpur',
};
const PRODUCT = 'Tarn One Pod Kit';

const people: Record<'admin' | 'owner' | 'agent' | 'customer' | 'guest' | 'worker', Page> =
  {} as never;
let referralLink = '';
let orderPath = '';

async function open(browser: Browser, baseURL: string | undefined) {
  for (const name of ['admin', 'owner', 'agent', 'customer', 'guest', 'worker'] as const) {
    people[name] ??= await newPerson(browser, baseURL ?? '');
  }
}

test.beforeAll(async ({ browser, instance }) => {
  await open(browser, instance.url);
});

test('the one admin signs up, and a second is refused', async () => {
  const { admin, guest } = people;
  const values = {
    'First name': 'Ada',
    'Last name': 'Min',
    Username: 'ada',
    Email: 'ada@example.com',
    Password: 'correct-horse',
    'Confirm password': 'correct-horse',
  };
  await admin.goto('/login/admin');
  await admin.getByRole('tab', { name: 'Sign Up' }).click();
  await fill(admin, values);
  await admin.getByRole('button', { name: 'Create admin account' }).click();
  await expect(admin.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(input(admin, 'Username')).toHaveValue('ada');
  await input(admin, 'Password').fill('correct-horse');
  await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(admin).toHaveURL(/\/dashboard\/admin$/);

  await guest.goto('/login/admin');
  await guest.getByRole('tab', { name: 'Sign Up' }).click();
  await fill(guest, { ...values, Username: 'eve', Email: 'eve@example.com' });
  await guest.getByRole('button', { name: 'Create admin account' }).click();
  await expectToast(guest, 'Only ONE admin account is allowed per system');
});

test('a manufacturer is approved, another rejected with a reason', async () => {
  const { admin, owner, guest } = people;
  await register(owner, '/register/manufacturer', 'northwind', COMPANY, 'Register company');
  await expect(owner).toHaveURL(/\/login\/manufacturer$/);
  await signIn(owner, '/login/manufacturer', 'northwind');
  await expectToast(owner, 'Your account is waiting for approval.');
  await register(
    guest,
    '/register/manufacturer',
    'fogbank',
    { ...COMPANY, 'Company name': 'Fogbank' },
    'Register company',
  );
  await expect(guest).toHaveURL(/\/login\/manufacturer$/);

  await admin.goto('/dashboard/admin/user-management');
  const northwind = admin.getByRole('article').filter({ hasText: 'Northwind Vapour' });
  await northwind.getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, 'User Approved');
  await expect(northwind).toHaveCount(0);

  await admin
    .getByRole('article')
    .filter({ hasText: 'Fogbank' })
    .getByRole('button', { name: 'Reject' })
    .click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('The licence could not be read.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectToast(admin, 'User Rejected');
  await expect(admin.getByText('No one is waiting')).toBeVisible();

  await signIn(owner, '/login/manufacturer', 'northwind');
  await expect(owner).toHaveURL(/\/dashboard\/manufacturer$/);
});

test('the manufacturer creates a product with three tiers and takes 100 pieces in', async () => {
  const { owner } = people;
  await owner.goto('/dashboard/manufacturer/products');
  await owner.getByRole('link', { name: 'Create product' }).first().click();
  await expect(owner).toHaveURL(/\/products\/new$/);
  await fill(owner, {
    Name: PRODUCT,
    Category: 'Pod Systems',
    Description: 'A slim refillable pod kit with a two-day battery.',
  });
  await owner.getByRole('tab', { name: 'Prices' }).click();
  await fill(owner, {
    'Manufacturer cost': '10.83',
    'Agent price': '14.00',
    'Customer price': '16.00',
    'Suggested dealer price from': '16.00',
    'Suggested dealer price to': '25.00',
    'Unit price': '16.00',
    'Pack price': '135.00',
    'Pieces in a pack': '10',
    'Bulk price': '1200.00',
    'Pieces in a bulk': '100',
  });
  await expect(owner.getByLabel('Wholesaler price')).toContainText('13.00');
  await owner.getByRole('tab', { name: 'Media' }).click();
  await owner.locator('input[type=file]').setInputFiles(picture('tarn.png'));
  await expectToast(owner, 'Image uploaded');
  await owner.getByRole('button', { name: 'Create product' }).click();
  await expectToast(owner, 'Product created');
  await expect(owner.getByText('Active Products (1)')).toBeVisible();

  await owner.goto('/dashboard/manufacturer/stock-in');
  const picker = input(owner, 'Product');
  await picker.fill('Tarn');
  await owner.getByRole('option', { name: PRODUCT }).click();
  await fill(owner, { Quantity: '100', Supplier: 'Own production' });
  await owner.getByRole('button', { name: 'Record Stock In' }).click();
  await expectToast(owner, 'Stock In transaction recorded successfully');
  await expect(owner.getByRole('region', { name: 'Stock of this product' })).toContainText('100');

  await owner.goto('/dashboard/manufacturer/stock-history');
  const row = owner.getByRole('row').filter({ hasText: PRODUCT });
  await expect(row).toContainText('100');
  await expect(row).toContainText('Own production');
});

test('an agent registers with both documents, is approved and gets the referral tools', async () => {
  const { admin, agent } = people;
  await agent.goto('/register/agent');
  await fill(agent, {
    'First name': 'Lina',
    'Last name': 'Tan',
    Email: 'lina@example.com',
    Country: 'Malaysia',
    Zone: 'Kuala Lumpur',
    Username: 'lina',
    Password: 'correct-horse',
    'Confirm password': 'correct-horse',
  });
  await agent.getByRole('button', { name: 'Create agent account' }).click();
  await expectToast(agent, 'Please provide both ID Document and Wallet Proof');
  await agent.locator('input[type=file]').nth(0).setInputFiles(pdf('passport.pdf'));
  await agent.locator('input[type=file]').nth(1).setInputFiles(picture('wallet.png'));
  await consent(agent);
  await agent.getByRole('button', { name: 'Create agent account' }).click();
  await expectToast(agent, 'Agent account created successfully!');
  await expect(agent).toHaveURL(/\/login\/agent$/);

  await admin.goto('/dashboard/admin/user-management');
  const lina = admin.getByRole('article').filter({ hasText: 'Lina Tan' });
  const link = lina.getByRole('link', { name: /ID Document/ });
  const document = await admin.request.get((await link.getAttribute('href')) ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
  await lina.getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, 'User Approved');

  await signIn(agent, '/login/agent', 'lina');
  await expect(agent).toHaveURL(/\/dashboard\/agent$/);
  await agent.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(agent, 'Copied to clipboard!');
  referralLink = await agent.evaluate(() => navigator.clipboard.readText());
  expect(referralLink).toMatch(/\/ref\/[A-Z0-9]{8}$/);
  await expect(agent.getByRole('img', { name: /QR/ })).toBeVisible();
});

test('a guest sees no price; a referred customer sees the agent price and orders two packs', async () => {
  const { guest, customer } = people;
  await guest.goto('/products');
  await expect(guest.getByText(PRODUCT).first()).toBeVisible();
  await expect(guest.getByText('$')).toHaveCount(0);

  await register(
    customer,
    new URL(referralLink).pathname,
    'nadia',
    { 'First name': 'Nadia', 'Last name': 'Rahman', Country: 'Malaysia', Zone: 'Penang' },
    'Create customer account',
  );
  await expectToast(customer, 'Customer account created successfully!');
  await signIn(customer, '/login/customer', 'nadia');
  await expect(customer).toHaveURL(/\/dashboard\/customer$/);

  await customer.goto('/products');
  await customer.getByRole('link', { name: PRODUCT }).first().click();
  await expect(customer.getByText('$14.00').first()).toBeVisible();
  await customer.getByRole('radio', { name: /pack/i }).check();
  await input(customer, `Quantity of ${PRODUCT}`).fill('2');
  await customer
    .getByRole('button', { name: /Add .*to the cart|Add to Cart/ })
    .first()
    .click();
  await expectToast(customer, 'Added to Cart');
  await expect(customer.getByRole('button', { name: /Cart, 2 items/ })).toBeVisible();

  await customer.goto('/cart');
  await expect(customer.getByText('$270.00').first()).toBeVisible();
  await fill(customer, {
    'Shipping method': 'Standard Shipping',
    'Shipping address': '4 Beach Street, Penang',
    'Payment method': 'Bank',
  });
  await customer.getByRole('button', { name: 'Place order' }).click();
  await expectToast(customer, 'Order Placed Successfully!');
  await expect(customer).toHaveURL(/\/orders\/\d+$/);
  orderPath = new URL(customer.url()).pathname;
});

test('an employee gets warehouse access and brings the order to its buyer', async () => {
  const { owner, worker } = people;
  await worker.goto('/register/employee');
  await fill(worker, {
    'First name': 'Omar',
    'Last name': 'Reyes',
    Email: 'omar@example.com',
    Position: 'warehouse-staff',
    Department: 'warehouse',
    Username: 'omar',
    Password: 'correct-horse',
    'Confirm password': 'correct-horse',
  });
  await worker.locator('input[type=file]').nth(0).setInputFiles(pdf('id.pdf'));
  await worker.locator('input[type=file]').nth(1).setInputFiles(pdf('letter.pdf'));
  await consent(worker);
  await worker.getByRole('button', { name: 'Create employee account' }).click();
  await expectToast(worker, 'Employee account created successfully!');

  await owner.goto('/employee-management');
  await chooseInRow(owner, 'Activate');
  await owner.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expectToast(owner, 'Employee status updated');
  await chooseInRow(owner, 'Position and access');
  await fill(owner.getByRole('dialog'), { Access: 'warehouse' });
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('dialog')).toHaveCount(0);

  await signIn(worker, '/warehouse-login', 'omar');
  await expect(worker).toHaveURL(/\/warehouse\/dashboard$/);
  await worker
    .getByRole('link', { name: /^Order #/ })
    .first()
    .click();
  await worker.getByRole('button', { name: 'Mark as Processing' }).click();
  await expectToast(worker, /Order #\d+ updated/);
  await input(worker, 'Tracking number').fill('TRK-4711');
  await worker.getByRole('button', { name: 'Mark as Shipped' }).click();
  // It is not paid, and whoever ships it says that they know.
  await expect(worker.getByRole('dialog')).toContainText('This order is unpaid.');
  await worker.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(worker.getByRole('dialog')).toHaveCount(0);
  await expect(worker.getByRole('button', { name: 'Mark as Shipped' })).toHaveCount(0);
  await worker.getByRole('button', { name: 'Mark as Delivered' }).click();
  await expect(worker.getByRole('button', { name: 'Mark as Delivered' })).toHaveCount(0);

  await owner.goto('/dashboard/manufacturer/stock-history');
  const sale = owner.getByRole('row').filter({ hasText: /sale/i });
  await expect(sale).toContainText('20');
  await expect(sale).toContainText('80');
});

test('the admin records the payment and the agent sees one commission', async () => {
  const { admin, agent, customer } = people;
  await admin.goto(`/dashboard/admin/orders/${orderPath.split('/').pop() ?? ''}`);
  await admin.getByRole('button', { name: /record payment/i }).click();
  const dialog = admin.getByRole('dialog');
  await fill(dialog, { 'Payment method': 'Bank' });
  await dialog.getByRole('button', { name: /record payment/i }).click();
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByText(/INV-\d{4}-000001/).first()).toBeVisible();

  await customer.goto(orderPath);
  await expect(customer.getByText(/RCP-\d{4}-000001/).first()).toBeVisible();
  await expect(customer.getByText('Delivered').first()).toBeVisible();

  // 270.00 is nineteen full 14.00, at 0.50 each.
  await agent.goto('/dashboard/agent/commissions');
  const rows = agent.getByRole('table').getByRole('row').filter({ hasText: 'Nadia' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('$9.50');
});

test('a saved session of a deactivated user is dead, and everybody signs out', async ({
  instance,
  browser,
}) => {
  const { admin, owner, agent, customer, worker } = people;
  const saved = await worker.context().storageState();
  await admin.goto('/dashboard/admin/accounts?q=omar');
  await chooseInRow(admin, 'Deactivate');
  await admin.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expectToast(admin, 'Account deactivated');

  const ghost = await (
    await browser.newContext({ baseURL: instance.url, storageState: saved })
  ).newPage();
  expect((await ghost.request.get('/api/auth/me')).status()).toBe(401);
  await ghost.goto('/warehouse/dashboard');
  await expect(ghost).toHaveURL(/\/warehouse-login(\?next=|$)/);
  await signIn(ghost, '/warehouse-login', 'omar');
  await expectToast(ghost, 'Your account is not active.');

  for (const page of [owner, agent, customer, admin]) {
    await page.goto('/account');
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  }
});
