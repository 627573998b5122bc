/**
 * Notices, on demo data: what happens reaches whoever it is for while they look, and what came meanwhile when they look
 * again; it is read all at once; a kind that was muted is quiet; and an account that is switched off is out at once.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { chooseInRow, expectNoOverflow, keep, settle } from './support/pages';
import { expectToast, newPerson, enter } from './support/people';

test.describe.configure({ mode: 'serial' });
test.use({ seed: true, company: 'notices' });

const DEMO_PASSWORD = 'tierway-demo';
/** Longest time until a notice is on the screen. */
const AT_ONCE = { timeout: 5_000 };

const people: Record<'manager' | 'owner', Page> = {} as never;

async function open(browser: Browser, baseURL: string) {
  for (const [name, door, username] of [
    ['manager', 'employee', 'manager'],
    ['owner', 'manufacturer', 'manufacturer'],
  ] as const) {
    people[name] = await newPerson(browser, baseURL);
    await enter(people[name], `/login/${door}`, username, DEMO_PASSWORD);
    await expect(people[name]).not.toHaveURL(/\/login\//);
  }
}

/** The owner sets a product's stock, which managers are told of. */
async function setStock(product: number, stockBalance: number) {
  const { owner } = people;
  const origin = new URL(owner.url()).origin;
  const answer = await owner.request.patch(`/api/products/${product}/stock`, {
    data: { stockBalance },
    headers: { Origin: origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

/** How many the bell says are unread. */
async function unreadOf(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  return Number(/\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0]);
}

test.beforeAll(async ({ browser, instance }) => {
  await open(browser, instance.url);
});

test('a notice is counted, announced and listed while one looks', async () => {
  const { manager } = people;
  await settle(manager);
  const before = await unreadOf(manager);
  await setStock(3, 411);
  await expect(bell(manager, before + 1)).toBeVisible(AT_ONCE);
  const newest = manager.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(newest).toContainText('now has 411 in stock');
  await expectToast(manager, 'Stock updated');
  for (const width of [390, 1440]) {
    await manager.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await expectNoOverflow(manager, `the manager's notices at ${width} px`);
    await keep(manager, `notices-${width}`);
  }
});

/** Lays the page behind another one, or brings it to the front. */
const show = (page: Page, isInSight: boolean) =>
  page.evaluate(
    (visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isInSight ? 'visible' : 'hidden',
  );

test('a page out of sight follows nothing; what came meanwhile is there once it is back', async () => {
  const { manager } = people;
  const before = await unreadOf(manager);
  await show(manager, false);
  await setStock(3, 412);
  await setStock(4, 413);
  await expect(bell(manager, before)).toBeVisible();
  await show(manager, true);
  await expect(bell(manager, before + 2)).toBeVisible(AT_ONCE);
  // What repeats is shown as one, with the newest on top.
  await manager
    .getByRole('button', { name: /more like this$/ })
    .first()
    .click();
  await expect(manager.getByText('now has 412 in stock')).toBeVisible();
  await expect(manager.getByText('now has 413 in stock').first()).toBeVisible();
});

test('everything is read at once, and the title leads to what it is about', async () => {
  const { manager } = people;
  await manager.getByRole('button', { name: /^Notifications, / }).click();
  const behind = manager.getByRole('dialog', { name: 'Notifications' });
  await keep(manager, 'notices-bell');
  await behind.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(behind.getByText('Unread')).toHaveCount(0);
  await behind.getByRole('link', { name: 'Stock updated' }).first().click();
  await expect(manager).toHaveURL(/\/products\/\d+$/);
  await manager.goto('/dashboard/manager');
  await expect(bell(manager, 0)).toBeVisible();
});

test('a muted kind is written and quiet', async () => {
  const { manager } = people;
  await manager.goto('/account?tab=notice-settings');
  const stock = manager.getByRole('switch', { name: 'Instant: Stock updates' });
  await stock.click();
  await expect(stock).not.toBeChecked();
  await expect(stock).toBeEnabled();
  await setStock(3, 414);
  await manager.goto('/dashboard/manager');
  await expect(manager.getByText('now has 414 in stock')).toBeVisible();
  await expect(bell(manager, 0)).toBeVisible();
});

test('an account that is switched off is out at once', async () => {
  const { manager, owner } = people;
  await owner.goto('/employee-management?q=manager');
  await chooseInRow(owner, 'Deactivate');
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Reason (optional)').fill('Left the company');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expectToast(owner, 'Employee status updated');
  await expect(manager).toHaveURL(/\/login\/employee(\?next=|$)/);
  await owner.getByRole('tab', { name: 'Management History' }).click();
  await expect(owner.getByText('Left the company').first()).toBeVisible();
});
