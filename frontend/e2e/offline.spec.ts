/** What somebody sees whose connection is lost: what is there stays, and everything goes on by itself afterwards. */
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { enter, signOut } from './support/people';
import { claim, nextPick, scan, waveOf } from './support/picking';

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

test('picks that are made without a connection survive a reload and are sent later, in order', async ({
  page,
}) => {
  await enter(page, '/warehouse-login', 'warehouse', 'tierway-demo');
  expect(await claim(page, 2)).toBe(true);
  await expect(nextPick(page)).toBeVisible();
  const wave = await waveOf(page);
  const made = wave.picks.filter(({ state }) => state === 'open').slice(0, 2);
  const sent: (string | undefined)[] = [];
  page.on('requestfinished', (request) => {
    const [, id] = /picks\/(\d+)\/confirm$/.exec(request.url()) ?? [];
    if (id) sent.push(id);
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  for (const [at, { name, barcode, lotCode, sku }] of made.entries()) {
    await expect(nextPick(page).getByRole('heading', { name })).toBeVisible();
    await scan(page, barcode ?? lotCode ?? sku);
    await expect(page.getByText(new RegExp(`^No connection: ${at + 1} pick`))).toBeVisible();
  }
  const stored = page.getByText(/^No connection: 2 picks are stored/);

  await page.reload();
  await expect(stored).toBeVisible();
  await expect(page.getByText(`${made.length} of ${wave.picks.length} picks done`)).toBeVisible();
  await signOut(page);
  await page
    .getByRole('dialog', { name: 'Sign out with 2 picks unsent?' })
    .getByRole('button', { name: 'Cancel' })
    .click();

  await page.context().setOffline(false);
  await expect(stored).toHaveCount(0);
  await expect.poll(() => sent).toEqual(made.map(({ id }) => String(id)));
  const { picks } = await waveOf(page);
  const states = made.map(({ id }) => picks.find((pick) => pick.id === id)?.state);
  expect(states).toEqual(made.map(() => 'picked'));
});

test('the installed app begins with what its user works on, and guests load nothing of it', async ({
  page,
}) => {
  const manifest = page.locator('link[rel="manifest"]');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(manifest).toHaveCount(0);
  await enter(page, '/warehouse-login', 'warehouse', 'tierway-demo');
  await page.goto('/start');
  await expect(page).toHaveURL(/\/warehouse\/picking$/);
  await expect(manifest).toHaveCount(1);
  const answer = await page.request.get((await manifest.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = (await answer.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(src)).ok(), src).toBe(true);
});
