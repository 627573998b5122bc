/**
 * The manufacturer's whole working day on an instance of their own: 500 products from a file, corrections, a picture, a
 * delivery in lots, a counted shelf, what is no longer sold, the logo, and what the history says of it all.
 */
import type { Locator, Page } from '@playwright/test';
import { barriers } from './support/barriers';
import { picture } from './support/files';
import { expect, test } from './support/fixtures';
import { chooseInRow, expectNoOverflow, keep } from './support/pages';
import { expectToast, fill, input, newPerson, PASSWORD, enter } from './support/people';

test.use({ company: 'manufacturer' });
test.describe.configure({ mode: 'serial' });

const HEADING = [
  'SKU',
  'Name',
  'Category',
  'Description',
  'Manufacturer cost',
  'Agent price',
  'Customer price',
  'Flavour',
];
const number = (index: number) => String(index).padStart(3, '0');
const sku = (index: number) => `HARBOUR-${number(index)}`;
const name = (index: number) => `Harbour Lamp ${number(index)}`;

/** The file of the day: 500 products; `wrong` rows have no name and a price below zero. */
function catalogue(wrong: readonly number[] = []) {
  const rows = Array.from({ length: 500 }, (_, at) => {
    const index = at + 1;
    const broken = wrong.includes(index);
    return [
      sku(index),
      broken ? '' : name(index),
      index % 2 ? 'Pod Systems' : 'E-Liquids',
      `"Tested by hand, ${index} of 500"`,
      '10.00',
      '14.00',
      broken ? '-3' : '16.00',
      index % 3 ? 'Mango' : 'Mint',
    ].join(',');
  });
  const text = [HEADING.join(','), ...rows].join('\r\n');
  return { name: 'harbour.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}\r\n`) };
}

let owner: Page;

/** Does what a form of another story does: accounts are not what this day is about. */
async function post(page: Page, path: string, body: object) {
  const status = await page.evaluate(
    async ([url, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: json })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect([200, 201], `${path} answered ${status}`).toContain(status);
}

test.beforeAll(async ({ browser, instance }) => {
  const admin = await newPerson(browser, instance.url);
  await admin.goto('/login/admin');
  const person = (username: string) => ({
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    firstName: 'Ines',
    lastName: 'Falk',
    acceptTerms: true,
  });
  await post(admin, '/api/admin/register', person('keeper'));
  await post(admin, '/api/auth/register', {
    ...person('harbour'),
    role: 'manufacturer',
    companyName: 'Harbour Works',
    businessType: 'Manufacturing',
    phone: '+60 3 1234 5678',
    companyAddress: '1 Quay Street',
    country: 'Malaysia',
    zone: 'Penang',
    birthDate: '1980-02-03',
  });
  await post(admin, '/api/auth/login', { username: 'keeper', password: PASSWORD, portal: 'admin' });
  const pending = await admin.evaluate(async () => {
    const users = (await (await fetch('/api/users/pending')).json()) as { id: number }[];
    return users.map(({ id }) => id);
  });
  expect(pending).toHaveLength(1);
  await post(admin, `/api/users/${pending[0]}/approve`, {});
  owner = await newPerson(browser, instance.url);
  await enter(owner, '/login/manufacturer', 'harbour');
  await expect(owner).toHaveURL(/\/dashboard\/manufacturer$/);
});

async function upload(file: ReturnType<typeof catalogue>) {
  await owner.goto('/dashboard/manufacturer/imports/new');
  await expect(owner.getByRole('radio', { name: /^Products/ })).toBeChecked();
  await owner.locator('input[type=file]').setInputFiles(file);
  await owner.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(owner).toHaveURL(/\/imports\/\d+$/);
  const mapping = owner.getByRole('region', { name: 'Match the columns' });
  await expect(mapping).toContainText('500 rows in the file');
  await keep(owner, 'import-columns');
  await owner.getByRole('button', { name: 'Check file' }).click();
  await expect(owner.getByText('Changes by row')).toBeVisible();
}

test('a file with three wrong rows says which, and changes nothing', async () => {
  await upload(catalogue([7, 250, 500]));
  await expect(owner.getByText('3 rows have errors.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Apply', exact: true })).toBeHidden();
  await owner.reload();
  await expect(owner.getByText('3 rows have errors.')).toBeVisible();
  await expect(owner.getByText('Product name is required').first()).toBeVisible();
  await keep(owner, 'import-errors');
  await owner.goto('/dashboard/manufacturer/products');
  await expect(owner.getByText('No active products found')).toBeVisible();
});

test('the corrected file brings 500 products at once', async () => {
  await upload(catalogue());
  await keep(owner, 'import-report');
  await owner.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog).toContainText('500 new');
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(owner.getByText('Import applied')).toBeVisible();
  await owner.getByRole('link', { name: 'View products' }).click();
  await expect(owner.getByRole('tab', { name: 'Active Products (500)' })).toBeVisible();
});

/** Opens the editor of a product from the list. */
async function edit(index: number): Promise<Locator> {
  await owner.goto(`/dashboard/manufacturer/products?q=${sku(index)}`);
  await owner
    .getByRole('link', { name: name(index), exact: true })
    .first()
    .click();
  const save = owner.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeVisible();
  return save;
}

test('three products are corrected, and what was typed is not lost by accident', async () => {
  for (const [index, price] of [
    [7, '17.50'],
    [250, '18.00'],
    [500, '19.25'],
  ] as const) {
    const save = await edit(index);
    await owner.getByRole('tab', { name: 'Prices' }).click();
    await fill(owner, { 'Customer price': price });
    if (index === 7) {
      const menu = owner.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Stock In', exact: true }).click();
      await expect(owner.getByRole('dialog')).toBeVisible();
      await owner.keyboard.press('Escape');
      await expect(input(owner, 'Customer price')).toHaveValue(price);
    }
    await save.click();
    await expectToast(owner, 'Product updated');
  }
  await edit(250);
  await owner.getByRole('tab', { name: 'Prices' }).click();
  await expect(input(owner, 'Customer price')).toHaveValue('18.00');
});

test('one gets a picture, which its page in the shop shows', async () => {
  const save = await edit(7);
  await owner.getByLabel('Pictures').setInputFiles(picture('lamp.png'));
  await expectToast(owner, 'Image uploaded');
  await save.click();
  await expectToast(owner, 'Product updated');
  await owner.goto(`/products?q=${sku(7)}`);
  await owner
    .getByRole('link', { name: name(7) })
    .first()
    .click();
  await expect(owner.getByRole('heading', { level: 1, name: name(7) })).toBeVisible();
  const image = owner
    .getByRole('main')
    .getByRole('img', { name: new RegExp(name(7)) })
    .first();
  await expect(image).toHaveAttribute('src', /\/media\/[0-9a-f]{64}/);
  await keep(owner, 'product-page');
});

async function choose(text: string, label: string) {
  await input(owner, 'Product').fill(text);
  await owner.getByRole('option', { name: label }).first().click();
}

test('a delivery comes in as two lots, and the one that ends first leaves first', async () => {
  for (const [lot, pieces, ends] of [
    ['LATE-1', '30', '2031-12-31'],
    ['EARLY-1', '20', '2030-01-31'],
  ] as const) {
    await owner.goto('/dashboard/manufacturer/stock-in');
    await choose(sku(1), name(1));
    await fill(owner, { Quantity: pieces, 'Batch code': lot, Supplier: 'Own production' });
    await fill(owner, { 'Expiry date': ends });
    await owner.getByRole('button', { name: 'Record Stock In' }).click();
    await expectToast(owner, 'Stock In transaction recorded successfully');
  }
  await owner.goto('/dashboard/manufacturer/stock-out');
  await choose(sku(1), name(1));
  await fill(owner, { Quantity: '25' });
  await expect(owner.getByText('These pieces will be taken:')).toBeVisible();
  await keep(owner, 'stock-out');
  await owner.getByRole('button', { name: 'Record Stock Out' }).click();
  await expectToast(owner, 'Stock Out transaction recorded successfully');
  await owner.goto('/dashboard/manufacturer/stock-history');
  const early = owner.getByRole('row').filter({ hasText: 'EARLY-1' }).first();
  await expect(early).toContainText('20');
  await keep(owner, 'stock-history');
  await owner.goto('/dashboard/manufacturer/lots');
  await expect(owner.getByRole('row').filter({ hasText: 'LATE-1' })).toContainText('25');
  await keep(owner, 'lots');
});

test('a shelf is counted, and the differences become adjustments', async () => {
  await owner.goto('/stock-counts/new');
  for (const index of [2, 3]) {
    const scan = input(owner, 'Barcode or SKU');
    await scan.fill(sku(index));
    await scan.press('Enter');
    await owner.getByLabel(`Counted: ${name(index)}`).fill(String(index * 10));
  }
  await owner.reload();
  await expect(owner.getByLabel(`Counted: ${name(3)}`)).toHaveValue('30');
  await fill(owner, { 'Reason for the count': 'First count of shelf A' });
  await owner.getByRole('button', { name: 'Review and post' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog).toContainText('2 of 2 lines differ');
  await keep(owner, 'stock-count');
  await dialog.getByRole('button', { name: 'Post count' }).click();
  await expectToast(owner, 'Stock count posted');
  await expect(owner.getByText('First count of shelf A').first()).toBeVisible();
});

async function remove(index: number) {
  await owner.goto(`/dashboard/manufacturer/products?q=${sku(index)}`);
  await chooseInRow(owner, 'Delete', name(index));
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(Delete|Discontinue)$/ }).click();
}

test('what was never moved is deleted; what has a history is discontinued', async () => {
  await remove(400);
  await expectToast(owner, 'Product deleted');
  await remove(1);
  await expectToast(owner, 'Cannot delete product');
  await owner.goto('/dashboard/manufacturer/products');
  await expect(owner.getByRole('tab', { name: 'Active Products (498)' })).toBeVisible();
  await owner.getByRole('tab', { name: 'Discontinued Items (1)' }).click();
  await expect(owner.getByText(name(1)).first()).toBeVisible();
});

test('the history tells the day', async () => {
  await owner.goto('/dashboard/manufacturer/activity');
  await expect(owner.getByRole('row').filter({ hasText: 'Ines Falk' }).first()).toBeVisible();
  await owner.getByRole('tab', { name: 'Member Activity Report' }).click();
  for (const entry of ['harbour.csv', `Discontinued product ${name(1)}`, 'Posted stock count #1'])
    await expect(owner.getByText(entry).first()).toBeVisible();
  await keep(owner, 'activity');
});

test('a view is saved, and a hundred products get dearer in four steps', async () => {
  const list = '/dashboard/manufacturer/products';
  await owner.goto(`${list}?category=E-Liquids&size=100`);
  await owner.getByRole('button', { name: 'Saved views' }).click();
  await owner.getByRole('menuitem', { name: 'Save this view…' }).click();
  await fill(owner, { Name: 'E-liquids' });
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectToast(owner, 'View saved');
  await owner.goto(list);
  await owner.getByRole('button', { name: 'Saved views' }).click();
  await owner.getByRole('menuitemradio', { name: 'E-liquids' }).click();
  await expect(owner).toHaveURL(/category=E-Liquids/);
  await expect(owner.getByText('1–100 of 249')).toBeVisible();

  await owner.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await owner.getByRole('button', { name: 'Change prices' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Change', { exact: true }).fill('5');
  await expect(dialog.getByText('$16.00 → $16.80').first()).toBeVisible();
  await keep(owner, 'bulk-prices');
  expect(await barriers(owner, ['[role=dialog]'])).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 200 prices' }).click();
  await expect(owner.getByText('100 changed')).toBeVisible({ timeout: 60_000 });
  await expect(owner.getByRole('row').filter({ hasText: '$16.80' }).first()).toBeVisible();

  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.getByRole('button', { name: 'Select', exact: true }).click();
  await owner
    .getByRole('checkbox', { name: /^Select Harbour Lamp/ })
    .first()
    .click();
  await expect(owner.getByRole('region', { name: '1 selected' })).toBeVisible();
  await expectNoOverflow(owner, 'the list of products');
  await keep(owner, 'products-phone');
  expect(await barriers(owner)).toEqual([]);
  await owner.keyboard.press('Escape');
  await expect(owner.getByText('1 selected')).toBeHidden();
  await owner.setViewportSize({ width: 1280, height: 720 });
});

test('the logo is set and stands on the pages', async () => {
  await owner.goto('/manufacturer/logo-settings');
  await owner.locator('input[type=file]').setInputFiles(picture('logo.png'));
  await owner.getByRole('button', { name: 'Save Logo' }).click();
  await expectToast(owner, 'Logo updated successfully');
  await owner.goto('/products');
  const nav = owner.getByRole('navigation', { name: 'Main' });
  await expect(nav.locator('img[src^="/media/"]').first()).toBeVisible();
});
