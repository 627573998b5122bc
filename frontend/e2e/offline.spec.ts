/** What somebody sees whose connection is lost: what is there stays, and everything goes on by itself afterwards. */
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { enter, signOut } from './support/people';

test.use({ seed: true });
test.skip(onPostgres, 'the browser does not know the database');

const LOST = /^Connection lost. Retrying/;

test('a page that cannot be loaded is waited for, and the one before stays', async ({ page }) => {
  await enter(page, '/login/customer', 'customer', 'tierway-demo');
  await page.goto('/dashboard/customer/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Addresses' }).first().click();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/addresses$/);
  await expect(page.getByText(LOST)).toHaveCount(0);
});

test('signing out without a connection happens when it is back', async ({ page }) => {
  await enter(page, '/login/customer', 'customer', 'tierway-demo');
  await page.goto('/dashboard/customer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await signOut(page);
  await expect(page.getByText(/You’ll be signed out/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/You’ll be signed out/)).toHaveCount(0);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});
