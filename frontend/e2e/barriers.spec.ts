/**
 * What keeps somebody out of the dialogs (axe), on demo data: those that hold a form or a computation, of every role.
 * roles.spec.ts looks at the pages.
 */
import type { Page } from '@playwright/test';
import { barriers } from './support/barriers';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { enter } from './support/people';
import { DEMO_PASSWORD, VISITORS } from './support/visitors';

test.use({ seed: true });
test.skip(onPostgres, 'looks the same on every database');

/** Opens a dialog by its button and looks at it in the colours of the page. */
async function expectNoBarriersIn(page: Page, path: string, button: string | RegExp) {
  await page.goto(path);
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await barriers(page), `${path}: ${button}`).toEqual([]);
}

for (const { username, door, dialogs } of VISITORS)
  if (dialogs)
    test(`no barrier in the dialogs of the ${username}`, async ({ page }) => {
      await enter(page, door, username, DEMO_PASSWORD);
      await expect(page).toHaveURL(/dashboard/);
      for (const [path, button] of dialogs) await expectNoBarriersIn(page, path, button);
    });

test('no barrier in the dialog of a return', async ({ page }) => {
  await enter(page, '/login/customer', 'customer', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/customer$/);
  const answer = await page.request.get('/api/orders?status=delivered&limit=1');
  const [order] = (await answer.json()) as { id: number }[];
  await expectNoBarriersIn(page, `/dashboard/customer/orders/${order?.id}`, 'Return items');
});
