/**
 * Prices by region on an instance of their own: the wholesaler fills the grid by keys and from a spreadsheet, moves many
 * prices at once, undoes a change and moves a country; the dealer sees what it means, and sets a price within the range.
 */
import type { Page } from '@playwright/test';
import { pdf, picture } from './support/files';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep } from './support/pages';
import { expectToast, fill, newPerson, PASSWORD, enter } from './support/people';

test.use({ company: 'pricing' });
test.describe.configure({ mode: 'serial' });

const PRICING = '/dashboard/wholesaler/dealer-pricing';
const CUSTOM = '/dashboard/dealer/custom-pricing';
const name = (index: number) => `Pier Lamp ${index}`;

let owner: Page;
let wholesaler: Page;
let dealer: Page;

/** Does what a form of another story does: registering and the catalogue are not what this one is about. */
async function send<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = await page.evaluate(
    async ([verb, url, json]) => {
      const headers = { 'Content-Type': 'application/json' };
      const sent = await fetch(url, { method: verb, headers, ...(json ? { body: json } : {}) });
      return { ok: sent.ok, text: await sent.text() };
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
  expect(answer.ok, `${method} ${path}: ${answer.text}`).toBe(true);
  return (answer.text ? JSON.parse(answer.text) : undefined) as T;
}

const person = (username: string, role: string, more: object = {}) => ({
  username,
  role,
  email: `${username}@example.com`,
  password: PASSWORD,
  firstName: 'Nora',
  lastName: 'Pier',
  phone: '+60 3 1234 5678',
  country: 'Malaysia',
  zone: 'Penang',
  companyName: `${username} Trading`,
  companyAddress: '1 Quay Street',
  businessType: 'Manufacturing',
  birthDate: '1980-02-03',
  acceptTerms: true,
  ...more,
});

const data = ({ mimeType, buffer }: { mimeType: string; buffer: Buffer }) =>
  `data:${mimeType};base64,${buffer.toString('base64')}`;

test.beforeAll(async ({ browser, instance }) => {
  const admin = await newPerson(browser, instance.url);
  await admin.goto('/login/admin');
  await send(admin, 'POST', '/api/admin/register', person('keeper', 'admin'));
  const papers = {
    businessLicense: data(pdf('license')),
    bankStatement: data(pdf('bank')),
    shopPhotos: [data(picture('shop')), data(picture('shelf'))],
  };
  for (const applicant of [
    person('pier', 'manufacturer'),
    person('quayside', 'wholesaler', { businessType: 'Wholesale', distributionRegions: 'Asia' }),
    person('landing', 'dealer', { dealerId: 'D-1', ...papers }),
  ])
    await send(admin, 'POST', '/api/auth/register', applicant);
  await send(admin, 'POST', '/api/auth/login', { username: 'keeper', password: PASSWORD });
  const pending = await send<{ id: number }[]>(admin, 'GET', '/api/users/pending');
  for (const { id } of pending) await send(admin, 'POST', `/api/users/${id}/approve`, {});

  owner = await newPerson(browser, instance.url);
  await enter(owner, '/login/manufacturer', 'pier');
  await expect(owner).toHaveURL(/\/dashboard\/manufacturer$/);
  for (let index = 1; index <= 4; index++)
    await send(owner, 'POST', '/api/products', {
      name: name(index),
      sku: `PIER-${index}`,
      category: 'Pod Systems',
      manufacturerCost: '10.00',
      agentPrice: '14.00',
      customerPrice: '18.00',
      suggestedDealerMinPrice: '16.00',
      suggestedDealerMaxPrice: '25.00',
    });
  wholesaler = await newPerson(browser, instance.url);
  await enter(wholesaler, '/login/wholesaler', 'quayside');
  await expect(wholesaler).toHaveURL(/\/dashboard\/wholesaler$/);
  dealer = await newPerson(browser, instance.url);
  await enter(dealer, '/login/dealer', 'landing');
  await expect(dealer).toHaveURL(/\/dashboard\/dealer$/);
});

const cell = (index: number, region: string) =>
  wholesaler.getByRole('gridcell', { name: new RegExp(`^${name(index)}, ${region}:`) });

const press = async (...keys: string[]) => {
  for (const key of keys) await wholesaler.keyboard.press(key);
};

async function review() {
  await wholesaler.getByRole('button', { name: 'Review and save' }).click();
  return wholesaler.getByRole('dialog');
}

async function save() {
  await (await review()).getByRole('button', { name: 'Save prices' }).click();
  await expectToast(wholesaler, /prices? saved/);
}

/** What the dealer pays for a product, as their pricing page says. */
async function expectCost(index: number, cost: string) {
  await dealer.goto(`${CUSTOM}?tab=all`);
  const row = dealer.getByRole('listitem').filter({ hasText: `PIER-${index} ·` });
  await expect(row).toContainText(`You pay $${cost}`);
}

test('prices are typed, pasted from a spreadsheet and filled down, and count for the dealer', async () => {
  await expectCost(1, '16.00');
  await wholesaler.goto(PRICING);
  await cell(1, 'Asia').click();
  await wholesaler.keyboard.type('15');
  await press('Enter');
  await expect(cell(1, 'Asia')).toHaveAccessibleName(/\$15\.00, not saved, new price/);
  await expect(cell(2, 'Asia')).toBeFocused();

  await wholesaler.evaluate(() =>
    navigator.clipboard.writeText('12.10\t12.20\r\n$13.10\tmuch\r\n'),
  );
  await cell(2, 'USA').click();
  await press('Control+V');
  await expect(cell(3, 'Canada')).toHaveAccessibleName(/much, not saved, Enter a price/);
  await expect(wholesaler.getByRole('button', { name: 'Review and save' })).toBeDisabled();
  await cell(3, 'Canada').click();
  await press('Delete');

  await cell(1, 'Asia').click();
  await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+D');
  await expect(cell(3, 'Asia')).toHaveAccessibleName(/\$15\.00/);
  await press('Control+Z');
  await expect(cell(3, 'Asia')).toHaveAccessibleName(/Asia: none/);
  await keep(wholesaler, 'pricing-grid');

  const dialog = await review();
  await expect(dialog.getByRole('heading', { name: 'Save 4 prices' })).toBeVisible();
  await fill(dialog, { Note: 'First prices' });
  await keep(wholesaler, 'pricing-review');
  await dialog.getByRole('button', { name: 'Save prices' }).click();
  await expectToast(wholesaler, '4 prices saved');
  await wholesaler.reload();
  await expect(cell(2, 'Canada')).toHaveAccessibleName(/\$12\.20$/);
  await expectCost(1, '15.00');
  await expectCost(2, '16.00');
});

test('who was slower is asked, with the price that counts now', async () => {
  await cell(1, 'Asia').click();
  await wholesaler.keyboard.type('14');
  await press('Enter');
  const { productId } = (
    await send<{ productId: number; sku: string }[]>(
      owner,
      'GET',
      '/api/wholesaler/prices?audience=dealer&q=PIER-1',
    )
  ).find(({ sku }) => sku === 'PIER-1') ?? { productId: 0 };
  await send(owner, 'PUT', '/api/wholesaler/prices', {
    audience: 'dealer',
    cells: [{ productId, region: 'asia', price: '15.50' }],
  });
  await (await review()).getByRole('button', { name: 'Save prices' }).click();
  await expect(cell(1, 'Asia')).toHaveAccessibleName(/\$14\.00, not saved, now \$15\.50/);
  await keep(wholesaler, 'pricing-conflict');
  await wholesaler.getByRole('button', { name: 'Keep mine' }).click();
  await save();
  await expectCost(1, '14.00');
});

test('many prices move by percent, and the history takes them back', async () => {
  await wholesaler.getByRole('button', { name: 'Bulk edit' }).click();
  const dialog = wholesaler.getByRole('dialog');
  await dialog.getByRole('radio', { name: /All 4 products/ }).check();
  for (const region of ['USA', 'Canada', 'Europe'])
    await dialog.getByRole('checkbox', { name: region }).uncheck();
  await fill(dialog, { Change: '-10' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(
    dialog.getByRole('row', { name: /Pier Lamp 1 Asia \$14\.00 \$12\.60/ }),
  ).toBeVisible();
  await keep(wholesaler, 'pricing-percent');
  await dialog.getByRole('button', { name: 'Add 4 prices to the table' }).click();
  await save();
  await expectCost(1, '12.60');
  await expectCost(4, '14.40');

  await wholesaler.getByRole('tab', { name: 'History' }).click();
  await keep(wholesaler, 'pricing-history');
  await wholesaler
    .getByRole('button', { name: /^Undo change/ })
    .first()
    .click();
  // The toast of the change before offers its own in the dialog.
  await wholesaler.getByRole('dialog').getByRole('button', { name: 'Undo' }).first().click();
  await expectToast(wholesaler, 'Change undone');
  await expectCost(1, '14.00');
  await expectCost(4, '16.00');
});

test('the downloaded prices come back as a file', async () => {
  await wholesaler.goto(PRICING);
  await wholesaler.getByRole('button', { name: 'Download' }).click();
  const download = wholesaler.waitForEvent('download');
  await wholesaler.getByRole('menuitem', { name: /CSV/ }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const part of stream) chunks.push(part as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('PIER-2');
  const changed = text.replace('12.20', '12.75');
  expect(changed).not.toBe(text);
  await wholesaler.getByRole('button', { name: 'Upload a file' }).click();
  const dialog = wholesaler.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Add 1 price to the table' }).click();
  await expect(cell(2, 'Canada')).toHaveAccessibleName(/\$12\.75, not saved, was \$12\.20/);
  await save();
});

test('a country that moves takes its dealers to other prices', async () => {
  await wholesaler.goto('/dashboard/wholesaler/regional-zones');
  const asia = wholesaler.getByRole('region', { name: 'Asia' });
  await expect(asia).toContainText('1 dealer');
  await asia.getByRole('button', { name: 'Malaysia: move or remove' }).click();
  await wholesaler.getByRole('menuitem', { name: 'Move to USA' }).click();
  await keep(wholesaler, 'zones');
  await wholesaler.getByRole('button', { name: 'Save zones' }).click();
  await expectToast(wholesaler, 'Regional zones saved');
  await expect(wholesaler.getByRole('region', { name: 'USA' })).toContainText('1 dealer');
  await expectCost(1, '16.00');
  await expectCost(2, '12.10');
});

test('a dealer prices within the range, and is told when it moves away', async () => {
  await dealer.goto(CUSTOM);
  await expect(dealer.getByText('No custom pricing set yet')).toBeVisible();
  await dealer.getByRole('link', { name: 'Choose a product' }).click();
  const field = dealer.getByLabel(`Your price for ${name(2)}`);
  await field.fill('26');
  await expect(dealer.getByText('The price must be between $16.00 and $25.00.')).toBeVisible();
  await field.fill('18.15');
  await expect(dealer.getByText('You earn $6.05 (33.3%)')).toBeVisible();
  await field.press('Enter');
  await expectToast(dealer, 'Price saved');

  const products = await send<{ id: number; sku: string }[]>(
    owner,
    'GET',
    '/api/products?q=PIER-2',
  );
  const product = products.find(({ sku }) => sku === 'PIER-2');
  await send(owner, 'PUT', `/api/products/${product?.id}`, {
    ...product,
    suggestedDealerMinPrice: '20.00',
  });
  await dealer.goto(CUSTOM);
  await expect(dealer.getByText('1 product is not for sale in your store')).toBeVisible();
  await expect(dealer.getByText('Not for sale', { exact: true })).toBeVisible();
  for (const width of [1440, 390]) {
    await dealer.setViewportSize({ width, height: 900 });
    await expectNoOverflow(dealer, `custom pricing at ${width} px`);
    await keep(dealer, `custom-pricing-${width}`);
  }
  await dealer.getByRole('button', { name: `Remove your price for ${name(2)}` }).click();
  await expectToast(dealer, 'Price removed');
  await expect(dealer.getByText('No custom pricing set yet')).toBeVisible();
});

test('the pages of the wholesaler fit a phone', async () => {
  await wholesaler.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/dealer-pricing', '/agent-pricing', '/regional-zones', '/inventory']) {
    await wholesaler.goto(`/dashboard/wholesaler${path}`);
    await expect(wholesaler.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(wholesaler, `${path} at 390 px`);
  }
  await wholesaler.goto(PRICING);
  const field = wholesaler.getByLabel(`Price of ${name(1)} in Europe`);
  await field.fill('11.5');
  await field.press('Enter');
  await (await review()).getByRole('button', { name: 'Save prices' }).click();
  // That far down it is asked about once.
  await wholesaler.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
  await expectToast(wholesaler, /prices? saved/);
  await wholesaler.reload();
  await expect(field).toHaveValue('11.50');
});
