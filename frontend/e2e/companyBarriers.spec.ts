/**
 * What keeps somebody out of the pages of the company's partners (axe), on demo data: every page of wholesalers, wide in
 * light and narrow in dark, and the dialogs with forms.
 */
import type { Page } from '@playwright/test';
import { barriers, expectNoBarriers } from './support/barriers';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { enter } from './support/people';

test.use({ seed: true });
test.skip(onPostgres, 'looks the same on every database');

const DEMO_PASSWORD = 'tierway-demo';

interface Visitor {
  username: string;
  door: string;
  /** Below the dashboard where they do not begin with a slash. */
  home: string;
  pages: readonly string[];
  /** Dialogs, by page and button. */
  dialogs: readonly (readonly [string, string | RegExp])[];
}

const PRICING = [
  'dealer-pricing',
  'dealer-pricing?tab=history',
  'agent-pricing',
  'regional-zones',
] as const;

const VISITORS: readonly Visitor[] = [
  {
    username: 'wholesaler',
    door: '/login/wholesaler',
    home: '/dashboard/wholesaler',
    pages: ['', ...PRICING, 'products', 'inventory', 'dealers', 'orders'],
    dialogs: [
      ['dealer-pricing', 'Bulk edit'],
      ['agent-pricing', 'Upload a file'],
      ['dealer-pricing?tab=history', 'Details'],
    ],
  },
  {
    username: 'warehouse',
    door: '/warehouse-login',
    home: '/warehouse/dashboard',
    pages: [
      '',
      '/warehouse/dashboard?order=399',
      '/warehouse/orders/399',
      '/warehouse/picking',
      '/warehouse/returns',
      '/stock',
    ],
    dialogs: [['/warehouse/orders/399', 'Add report']],
  },
  {
    username: 'employee',
    door: '/login/employee',
    home: '/dashboard/employee',
    pages: [
      '',
      '/dashboard/employee?tab=inventory',
      '/dashboard/employee?tab=logistics',
      '/warehouse/picking',
      '/stock?tab=batches',
      '/stock/products/1',
    ],
    dialogs: [['/dashboard/employee?tab=inventory', /^Update Stock/]],
  },
];

async function expectNoBarriersIn(page: Page, path: string, button: string | RegExp) {
  await page.goto(path);
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await barriers(page), `${path}: ${button}`).toEqual([]);
}

for (const { username, door, home, pages, dialogs } of VISITORS)
  test(`no barrier on any page of the ${username}`, async ({ page }) => {
    test.setTimeout(600_000);
    const at = (path: string) =>
      path.startsWith('/') ? path : [home, path].filter(Boolean).join('/');
    await enter(page, door, username, DEMO_PASSWORD);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expectNoBarriers(page, pages.map(at));
    for (const [path, button] of dialogs) await expectNoBarriersIn(page, at(path), button);
  });
