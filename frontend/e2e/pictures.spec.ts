/**
 * Pictures on demo data, into the folder that PICTURES names: those of README.md and docs/comparison.md, and every page of
 * every role at two widths, in both schemes and in the languages of LANGUAGES. No part of the tests: scripts/screenshots
 * runs it.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { settle } from './support/pages';
import { enter } from './support/people';
import { DEMO_PASSWORD, pagesOf, VISITORS } from './support/visitors';

const folder = process.env.PICTURES ?? 'test-results/pictures';
const languages = (process.env.LANGUAGES ?? 'en,ms').split(',');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** What a picture of a screen holds of a long page, in heights of the window. */
const WINDOWS = 2;

interface Picture {
  name: string;
  /** Nobody: a guest. */
  who?: string;
  path: string;
  isOnPhone?: boolean;
  /** What is done before the picture is taken. */
  first?: (page: Page) => Promise<void>;
}

const openFirst = (name: RegExp, at: RegExp) => async (page: Page) => {
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(at);
  await settle(page);
};

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'manufacturer-products', who: 'manufacturer', path: '/dashboard/manufacturer/products' },
  { name: 'product', who: 'customer', path: '/products/1' },
  { name: 'warehouse-order', who: 'warehouse', path: '/warehouse/orders/399' },
  { name: 'about', who: 'admin', path: '/dashboard/admin/settings/about' },
  { name: 'dashboard', who: 'dealer', path: '/dashboard/dealer' },
  {
    name: 'verification',
    who: 'admin',
    path: '/dashboard/admin/verification?status=approved&role=dealer',
    first: openFirst(/^Open the case of/, /verification\/\d+$/),
  },
  { name: 'price-grid', who: 'wholesaler', path: '/dashboard/wholesaler/dealer-pricing' },
  {
    name: 'sizes',
    who: 'manufacturer',
    path: '/dashboard/manufacturer/products/1/edit?tab=prices',
  },
  { name: 'custom-pricing', who: 'dealer', path: '/dashboard/dealer/custom-pricing' },
  { name: 'quotation', who: 'admin', path: '/dashboard/admin/orders/400' },
  { name: 'order', who: 'admin', path: '/dashboard/admin/orders/399' },
  {
    name: 'checkout',
    who: 'customer',
    path: '/products/1',
    first: async (page) => {
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
      await page.goto('/cart');
      await settle(page);
    },
  },
  { name: 'commissions', who: 'agent', path: '/dashboard/agent' },
  { name: 'lot', who: 'manufacturer', path: '/dashboard/manufacturer/lots/1' },
  { name: 'picking', who: 'warehouse', path: '/warehouse/picking', isOnPhone: true },
  { name: 'stock-count', who: 'warehouse', path: '/stock-counts/1' },
  { name: 'purchase-order', who: 'purchaser', path: '/purchasing/orders/1' },
  { name: 'employee', who: 'manufacturer', path: '/employee-management/3' },
  { name: 'import', who: 'manufacturer', path: '/dashboard/manufacturer/imports/new' },
  { name: 'analytics', who: 'admin', path: '/dashboard/admin/analytics' },
  { name: 'tokens', who: 'dealer', path: '/account?tab=tokens' },
  { name: 'malay', who: 'manager', path: '/dashboard/manager?lang=ms' },
];

test.use({ seed: true });
test.describe.configure({ mode: 'parallel' });

for (const { name, who, path, isOnPhone, first } of PICTURES)
  test(name, async ({ page }) => {
    if (isOnPhone) await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const visitor = VISITORS.find(({ username }) => username === who);
    if (visitor) await enter(page, visitor.door, visitor.username, DEMO_PASSWORD);
    await page.goto(path);
    await settle(page);
    if (first) await first(page);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
  });

async function keepLooks(page: Page, name: string) {
  for (const size of [DESK, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: join(folder, `${name}-${size.width}-${colorScheme}.jpg`),
        type: 'jpeg',
        quality: 60,
        fullPage: true,
        clip: { x: 0, y: 0, width: size.width, height: Math.min(tall, WINDOWS * size.height) },
      });
    }
}

for (const language of languages)
  for (const visitor of VISITORS)
    test(`screens of ${visitor.username} in ${language}`, async ({ page }) => {
      test.setTimeout(600_000);
      await enter(page, visitor.door, visitor.username, DEMO_PASSWORD);
      for (const path of pagesOf(visitor)) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await settle(page);
        const name = path.replaceAll(/[^a-zA-Z0-9]+/g, '-').replace(/^-/, '');
        await keepLooks(page, join(language, visitor.username, name));
      }
    });
