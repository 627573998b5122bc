/**
 * Every role on demo data: each page opens, at 1440 and at 390 px, without an error in the console, without anything
 * wider than the window, and without a word that only a programmer would show. SCREENSHOTS=dir keeps a picture of each.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';
import { enter, signIn } from './support/people';

test.use({ seed: true });
// No visitor changes anything: they come side by side.
test.describe.configure({ mode: 'parallel' });

const DEMO_PASSWORD = 'tierway-demo';
const WIDTHS = [1440, 390] as const;

interface Visitor {
  username: string;
  door: string;
  pages: readonly string[];
}

const VISITORS: readonly Visitor[] = [
  {
    username: 'admin',
    door: '/login/admin',
    pages: [
      '/dashboard/admin',
      '/dashboard/admin/user-management',
      '/dashboard/admin/verification',
      '/dashboard/admin/verification?status=approved',
      '/dashboard/admin/password-resets',
      '/dashboard/admin/mail',
      '/dashboard/admin/jobs',
      '/dashboard/admin/jobs?tab=calendar',
      '/dashboard/admin/settings',
      '/dashboard/admin/settings?tab=compliance',
      '/dashboard/admin/settings?tab=operation',
      '/dashboard/admin/settings/history',
      '/dashboard/admin/settings/backups',
      '/dashboard/admin/settings/about',
      '/dashboard/admin/accounts',
      '/dashboard/admin/accounts/2',
      '/account?tab=tokens',
      '/account?tab=webhooks',
      '/dashboard/admin/orders',
      '/dashboard/admin/commissions',
      '/dashboard/admin/commissions?tab=payouts',
      '/dashboard/admin/commissions?tab=plans',
      '/dashboard/admin/commissions?tab=simulator',
    ],
  },
  {
    username: 'manufacturer',
    door: '/login/manufacturer',
    pages: [
      '/dashboard/manufacturer',
      '/dashboard/manufacturer/products',
      '/dashboard/manufacturer/products/new',
      '/dashboard/manufacturer/products/1/edit',
      '/dashboard/manufacturer/products/1/edit?tab=prices',
      '/dashboard/manufacturer/products/1/edit?tab=lots',
      '/dashboard/manufacturer/products/1/edit?tab=history',
      '/dashboard/manufacturer/search-synonyms',
      '/dashboard/manufacturer/dealer-pricing',
      '/dashboard/manufacturer/agent-pricing',
      '/dashboard/manufacturer/regional-zones',
      '/dashboard/manufacturer/stock-in',
      '/dashboard/manufacturer/stock-out',
      '/dashboard/manufacturer/stock-history',
      '/dashboard/manufacturer/lots',
      '/dashboard/manufacturer/low-stock',
      '/dashboard/manufacturer/stock-counts',
      '/dashboard/manufacturer/stock-counts/new',
      '/dashboard/manufacturer/imports',
      '/dashboard/manufacturer/imports/new',
      '/dashboard/manufacturer/production',
      '/dashboard/manufacturer/orders',
      '/dashboard/manufacturer/activity',
      '/employee-management',
      '/employee-management/3',
      '/manufacturer/logo-settings',
    ],
  },
  {
    username: 'wholesaler',
    door: '/login/wholesaler',
    pages: [
      '/dashboard/wholesaler',
      '/dashboard/wholesaler/dealer-pricing',
      '/dashboard/wholesaler/agent-pricing',
      '/dashboard/wholesaler/dealer-pricing?tab=history',
      '/dashboard/wholesaler/regional-zones',
      '/dashboard/wholesaler/inventory',
    ],
  },
  {
    username: 'dealer',
    door: '/login/dealer',
    pages: [
      '/dashboard/dealer',
      '/dashboard/dealer/products',
      '/dashboard/dealer/products?tab=store',
      '/dashboard/dealer/orders',
      '/dashboard/dealer/custom-pricing',
      '/dashboard/dealer/analytics',
      '/dashboard/dealer/analytics?as=buyer&days=365',
      '/dashboard/dealer/settings',
      '/products',
      '/products/1',
      '/cart',
      '/store/dealer',
      '/store/agent',
    ],
  },
  {
    username: 'agent',
    door: '/login/agent',
    pages: [
      '/dashboard/agent',
      '/dashboard/agent/referrals',
      '/dashboard/agent/referrals?tab=sub-agents',
      '/dashboard/agent/commissions',
      '/dashboard/agent/payouts',
    ],
  },
  { username: 'subagent', door: '/login/agent', pages: ['/dashboard/agent'] },
  {
    username: 'customer',
    door: '/login/customer',
    pages: [
      '/dashboard/customer',
      '/dashboard/customer/orders',
      '/products',
      '/products/1',
      '/cart',
      '/account',
    ],
  },
  {
    username: 'employee',
    door: '/login/employee',
    pages: [
      '/dashboard/employee',
      '/dashboard/employee?tab=inventory',
      '/dashboard/employee?tab=logistics',
      '/warehouse/picking',
    ],
  },
  { username: 'manager', door: '/login/employee', pages: ['/dashboard/manager'] },
  { username: 'supervisor', door: '/login/employee', pages: ['/dashboard/supervisor'] },
  { username: 'purchaser', door: '/login/employee', pages: ['/dashboard/purchaser'] },
  {
    username: 'warehouse',
    door: '/warehouse-login',
    pages: [
      '/warehouse/dashboard',
      '/warehouse/dashboard?order=399',
      '/warehouse/orders/400',
      '/warehouse/picking',
    ],
  },
];

const GUEST_PAGES = [
  '/',
  '/products',
  '/search?q=pod',
  '/products?category=E-Liquids&nicotineMin=3&inStock=true',
  '/products/1',
  '/register',
  '/register/agent',
  '/register/manufacturer',
  '/login',
  '/login/customer',
  '/agent-referral',
  '/dealers',
  '/become-agent',
  '/store/dealer',
  '/store/agent',
  '/no-such-page',
];

/** The own account, which every role has; people with documents see them there. */
const ACCOUNT = ['/account', '/account?tab=security', '/account?tab=activity'] as const;
const WITH_DOCUMENTS = ['dealer', 'agent', 'subagent', 'employee', 'warehouse'];

function pagesOf({ username, pages }: Visitor): string[] {
  const papers = WITH_DOCUMENTS.includes(username) ? ['/account?tab=documents'] : [];
  return [...new Set([...pages, ...ACCOUNT, ...papers])];
}

/** Opens a page at both widths and looks for what nobody should see. */
async function look(page: Page, path: string, who: string) {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await settle(page);
    await expectNoOverflow(page, `${path} at ${width} px`);
    const words = await page.locator('body').innerText();
    expect
      .soft(words, path)
      .not.toMatch(/\bundefined\b|\bNaN\b|\[object |problem\+json|[Cc]oming soon/);
    await keep(page, `${who}${path.replaceAll(/[/?=]/g, '-')}-${width}`);
  }
}

function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A guest's refused call is told by the browser itself; everything else is ours.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}

for (const visitor of VISITORS) {
  const { username, door } = visitor;
  test(`${username} sees every page of theirs whole`, async ({ page }) => {
    const faults = watchConsole(page);
    await signIn(page, door, username, DEMO_PASSWORD);
    await expect(page).not.toHaveURL(new RegExp(door));
    for (const path of pagesOf(visitor)) {
      await look(page, path, username);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search, `${path} leads elsewhere`).toBe(path);
    }
    expect(faults).toEqual([]);
  });
}

test('the admin sees a case with its documents whole', async ({ page }) => {
  const faults = watchConsole(page);
  await enter(page, '/login/admin', 'admin', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/admin$/);
  await page.goto('/dashboard/admin/verification?status=approved&role=dealer');
  await page
    .getByRole('link', { name: /^Open the case of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/verification\/\d+$/);
  await look(page, new URL(page.url()).pathname, 'admin-case');
  await expect(page.getByRole('img', { name: /^Shop Photos/ }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

for (const { username, door } of VISITORS)
  test(`the account menu leads the ${username} to the own account`, async ({ page }) => {
    await enter(page, door, username, DEMO_PASSWORD);
    await page
      .getByRole('button', { name: /^Account menu/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByLabel(/^First name/)).not.toHaveValue('');
  });

test('a dealer keeps the own navigation on the way from the dashboard to an order', async ({
  page,
}) => {
  await enter(page, '/login/dealer', 'dealer', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/dealer$/);
  const answer = await page.request.get('/api/orders?limit=1');
  const [order] = (await answer.json()) as { id: number }[];
  const me = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const path of [
    '/products',
    '/products/1',
    '/cart',
    `/orders/${order?.id}`,
    '/store/dealer',
    `/store/dealer?dealer=${me.id}`,
  ]) {
    await look(page, path, 'dealer-shell');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(nav.getByRole('link', { name: 'Custom Pricing' }), path).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account menu/ }), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
    await expect(page.getByPlaceholder('Search by Categories/Product Names'), path).toHaveCount(0);
  }
  await nav.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/dealer$/);
});

test('an admin has one menu on every page, with the entry of the page in sight', async ({
  page,
}) => {
  await enter(page, '/login/admin', 'admin', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/admin$/);
  await page.setViewportSize({ width: 1440, height: 480 });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const entries = () =>
    nav
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  await expect(nav.getByRole('link', { name: 'Settings history' })).toBeVisible();
  const first = await entries();
  for (const path of [
    '/issues',
    '/purchasing',
    '/stock',
    '/dashboard/manufacturer/stock-counts',
    '/dashboard/admin/settings/about',
  ]) {
    await page.goto(path);
    await expect(nav.locator('[aria-current="page"]'), path).toBeInViewport({ ratio: 1 });
    await expect.poll(entries, path).toEqual(first);
  }
  await page.goto('/account');
  await expect(nav).toBeVisible();
  expect(await entries()).toEqual(first);
});

test('a guest sees every public page whole', async ({ page }) => {
  const faults = watchConsole(page);
  for (const path of GUEST_PAGES) await look(page, path, 'guest');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  expect(faults).toEqual([]);
});

test('guests and other roles are sent away from a dashboard', async ({ page }) => {
  await page.goto('/dashboard/manufacturer');
  await expect(page).toHaveURL(/\/login\/manufacturer(\?next=|$)/);
  await signIn(page, '/login/customer', 'customer', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/customer$/);
  await page.goto('/dashboard/manufacturer');
  await expect(page).toHaveURL(/\/dashboard\/customer$/);
});
