/**
 * Every role on demo data: each page opens, at 1440 px in light and at 390 px in dark, without an error in the console,
 * without anything wider than the window, without a word that only a programmer would show, and without a finding of axe.
 * SCREENSHOTS=dir keeps a picture of each.
 */
import type { Page } from '@playwright/test';
import { barriers } from './support/barriers';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';
import { enter, signIn } from './support/people';
import { DEMO_PASSWORD, pagesOf, VISITORS } from './support/visitors';

test.use({ seed: true });
// No visitor changes anything: they come side by side.
test.describe.configure({ mode: 'parallel' });

const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

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

/** Opens a page wide in light and narrow in dark, and looks for what nobody should see and what keeps somebody out. */
async function look(page: Page, path: string, who: string) {
  for (const [index, { width, colorScheme }] of LOOKS.entries()) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (index === 0) await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await settle(page);
    await expectNoOverflow(page, `${path} at ${width} px`);
    const words = await page.locator('body').innerText();
    expect
      .soft(words, path)
      .not.toMatch(/\bundefined\b|\bNaN\b|\[object |problem\+json|[Cc]oming soon/);
    expect.soft(await barriers(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
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
    test.setTimeout(600_000);
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
    '/stock-counts',
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
