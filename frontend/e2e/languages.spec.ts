/**
 * The pages in Malay, Chinese and Thai, on demo data: which language somebody sees, that no English flashes before it,
 * that English loads nothing of it, and that longer words fit on a phone.
 */
import type { Page } from '@playwright/test';
import ms from '../src/languages/ms/common';
import msHelp from '../src/languages/ms/help';
import th from '../src/languages/th/common';
import zh from '../src/languages/zh/common';
import { expect, test } from './support/fixtures';
import { expectNoOverflow, keep, settle } from './support/pages';

test.use({ seed: true });

const PHONE = { width: 390, height: 844 };

const header = (page: Page) => page.locator('header').first();

/** Notes whether these words ever stood on the page, from its first moment on. */
async function watchFor(page: Page, words: string) {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.body?.innerText.includes(wanted)) document.documentElement.dataset.seen = wanted;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, words);
}

async function choose(page: Page, name: string) {
  await header(page).locator('[aria-haspopup="menu"]').click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitemradio', { name }).click()]);
}

test.describe('a browser whose owner reads Thai', () => {
  test.use({ locale: 'th-TH' });

  test('sees Thai from the first moment on, until another language is chosen', async ({ page }) => {
    await watchFor(page, 'Become an Agent');
    await page.goto('/');
    await expect(header(page).getByRole('link', { name: th.navDealers })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    expect(await page.locator('html').getAttribute('data-seen')).toBeNull();

    await choose(page, 'Bahasa Melayu');
    await expect(header(page).getByRole('link', { name: ms.navDealers })).toBeVisible();
    await page.goto('/terms');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms');

    await page.goto('/terms?lang=zh');
    await expect(header(page).getByRole('link', { name: zh.navDealers })).toBeVisible();
    await choose(page, 'English');
    await expect(page).toHaveURL(/\/terms$/);
    await expect(header(page).getByRole('link', { name: 'Dealers', exact: true })).toBeVisible();
    // What was never seen in Thai is seen now.
    await expect(page.locator('html')).toHaveAttribute('data-seen', 'Become an Agent');
  });
});

test('English loads nothing of the other languages', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settle(page);
  await page.goto('/terms');
  await settle(page);
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
  expect(files.filter((file) => /\/(ms|zh|th|shared|legal)-[\w-]+\.js$/.test(file))).toEqual([]);
});

test('somebody who reads Malay finds a page of the help and reads it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/help?lang=ms');
  await expect(page.getByRole('heading', { level: 1, name: msHelp.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: msHelp['for.buyers'] })).toBeVisible();
  await page.getByRole('searchbox', { name: msHelp.search }).fill('troli pant');
  await page.getByRole('link', { name: 'Membuat pesanan' }).click();
  await expect(page).toHaveURL(/\/help\/placing-an-order$/);
  await expect(page.getByRole('article')).toContainText('Pesanan pantas');
  await expectNoOverflow(page, 'a page of the help in Malay');
  await page.getByRole('link', { name: msHelp.title, exact: true }).first().click();
  await expect(page).toHaveURL(/\/help$/);
});

const PEOPLE = [
  ['manufacturer', '/dashboard/manufacturer'],
  ['dealer', '/dashboard/dealer'],
  ['purchaser', '/dashboard/purchaser'],
] as const;

for (const language of ['ms', 'zh', 'th'] as const) {
  test(`fits on a phone in ${language}`, async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/?lang=${language}`);
    await settle(page);
    const guest = [
      '/',
      '/help',
      '/help/paying',
      '/products',
      '/become-agent',
      '/register/dealer',
      '/login/customer',
      '/cart',
    ];
    for (const path of guest) await look(page, path, language);
    for (const [username, path] of PEOPLE) {
      const answer = await page.request.post('/api/auth/login', {
        data: { username, password: 'tierway-demo' },
        headers: { Origin: baseURL ?? '' },
      });
      const { user } = (await answer.json()) as { user: unknown };
      await page.evaluate((who) => localStorage.setItem('user', who), JSON.stringify(user));
      await look(page, path, language);
    }
  });
}

async function look(page: Page, path: string, language: string) {
  await page.goto(path);
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('body')).not.toContainText(/\b(Loading|Cancel|Orders|Products)\b/);
  await expectNoOverflow(page, `${path} in ${language}`);
  await keep(page, `${language}${path.replaceAll('/', '-')}`);
}
