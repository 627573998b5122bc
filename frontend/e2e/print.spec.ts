/** What comes out of the printer: the document, without the frame around it and without what can only be clicked. */
import type { Page } from '@playwright/test';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';
import { enter } from './support/people';

test.use({ seed: true });
test.skip(onPostgres, 'prints the same on every database');

const DEMO_PASSWORD = 'tierway-demo';
/** A4 without its margins, on its side and upright. */
const ON_ITS_SIDE = { width: 1017, height: 688 };
const PAPER = { width: 688, height: 1017 };

/** The shell and the public frame, and what can only be clicked; a row of a list that can be clicked is a part of it. */
const FRAME = [
  'nav',
  'footer',
  '#content ~ *',
  '.MuiAppBar-root',
  '.MuiDrawer-root',
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiToggleButton-root',
  'textarea',
];

async function expectPaper(page: Page, name: string) {
  await settle(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize(ON_ITS_SIDE);
  // No room is left for the navigation beside it.
  await expect.poll(async () => (await page.locator('main').boundingBox())?.x).toBe(0);
  await page.setViewportSize(PAPER);
  for (const frame of FRAME)
    for (const part of await page.locator(frame).all()) await expect(part, frame).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expectNoOverflow(page, name);
  const cut = await page
    .locator('main table')
    .evaluateAll(
      (tables) =>
        tables.filter((table) => table.getBoundingClientRect().right > window.innerWidth + 1)
          .length,
    );
  expect(cut, 'tables that are cut off').toBe(0);
  await keep(page, `print-${name}`);
}

test('an order is printed as a document', async ({ page }) => {
  await enter(page, '/login/customer', 'customer', DEMO_PASSWORD);
  await page.goto('/dashboard/customer/orders');
  await page.locator('main a[href*="/orders/"]').first().click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expectPaper(page, 'order');
  await expect(page.getByRole('heading', { name: /^Order #\d+/ })).toBeVisible();
  await expect(page.locator('main').getByText('Items', { exact: true })).toBeVisible();
  await expect(page.locator('main textarea').first()).toBeHidden();
});

test('the orders of the company are printed as a list', async ({ page }) => {
  await enter(page, '/login/manufacturer', 'manufacturer', DEMO_PASSWORD);
  await page.goto('/dashboard/manufacturer/orders');
  await expectPaper(page, 'orders');
  await expect(page.locator('main').getByText(/#\d+/).first()).toBeVisible();
});

test('a pick list is printed without the part that is for fingers', async ({ page }) => {
  await enter(page, '/warehouse-login', 'warehouse', DEMO_PASSWORD);
  await page.goto('/warehouse/picking');
  await page.getByRole('button', { name: /^Claim \d+ orders?$/ }).click();
  await expect(page).toHaveURL(/\/warehouse\/picking\/\d+$/);
  await expectPaper(page, 'picks');
  await expect(
    page
      .locator('main')
      .getByText(/orders?$/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('main input').first()).toBeHidden();
});

test('a product is printed without the public header', async ({ page }) => {
  await page.goto('/products/1');
  await expectPaper(page, 'product');
});

test('a count sheet is printed by location, and a blind one without what is expected', async ({
  page,
}) => {
  await enter(page, '/login/manufacturer', 'manufacturer', DEMO_PASSWORD);
  await page.goto('/stock-counts/new');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add all' }).click();
  await page.getByRole('checkbox', { name: /^Blind count/ }).check();
  await expectPaper(page, 'count');
  const sheet = page.getByRole('table', { name: 'Count sheet' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText(/^[AB]-\d\d-\d\d-\d$/).first()).toBeVisible();
  await expect(sheet.getByText('Expected')).toBeHidden();
  await expect(page.locator('main input').first()).toBeHidden();
});

test('a price list is printed under the company’s name', async ({ page }) => {
  await enter(page, '/login/wholesaler', 'wholesaler', DEMO_PASSWORD);
  await page.goto('/price-list');
  await expect(page.locator('main table').first()).toBeVisible();
  await expectPaper(page, 'price-list');
  await expect(page.getByRole('heading', { name: 'Price list' })).toBeVisible();
  await expect(page.getByText('Prices as of')).toBeVisible();
  await expect(page.locator('main select').first()).toBeHidden();
});
