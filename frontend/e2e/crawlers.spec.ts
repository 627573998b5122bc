/**
 * What the server writes into the head of a page for crawlers and messengers: the same words that the page itself shows, and
 * 404 where the app has no page.
 */
import type { Page } from '@playwright/test';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { settle } from './support/pages';

test.use({ seed: true });
test.skip(onPostgres, 'reads the same on every database');

/** What the HTML says before any script runs. */
async function told(page: Page, path: string) {
  const answer = await page.request.get(path);
  const html = await answer.text();
  return page.evaluate(
    ([text, status]) => {
      const head = new DOMParser().parseFromString(text, 'text/html');
      const content = (name: string) =>
        head.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content ?? '';
      const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
      return {
        status,
        title: head.title,
        description: content('name="description"'),
        robots: content('name="robots"'),
        image: content('property="og:image"'),
        path: canonical ? new URL(canonical).pathname + new URL(canonical).search : null,
        data: head.querySelector('script[type="application/ld+json"]')?.textContent ?? null,
      };
    },
    [html, answer.status()] as const,
  );
}

/** The title and description that the page shows once it runs. */
async function shown(page: Page, path: string) {
  await page.goto(path);
  await settle(page);
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    ),
  }));
}

const PAGES = [
  '/',
  '/products',
  '/dealers',
  '/become-agent',
  '/agent-referral',
  '/store/dealer',
  '/store/agent',
  '/register',
  '/register/manufacturer',
  '/register/wholesaler',
  '/register/employee',
  '/register/dealer',
  '/register/agent',
  '/register/customer',
  '/help',
  '/terms',
  '/privacy',
];

test('public pages are told about in the words that they show', async ({ page }) => {
  test.slow();
  await page.goto('/');
  for (const path of PAGES) {
    const before = await told(page, path);
    const after = await shown(page, path);
    expect.soft(before, path).toMatchObject({ status: 200, robots: '', path });
    await expect.soft(page, path).toHaveTitle(before.title);
    expect.soft(after.description, path).toBe(before.description);
    expect.soft(after.canonicals, path).toHaveLength(1);
  }
});

test('a product is told about with its picture and without a price', async ({ page }) => {
  await page.goto('/');
  const { title, image, data, path } = await told(page, '/products/1');
  expect(path).toBe('/products/1');
  expect(image).toMatch(/^http.*\/media\//);
  expect((await page.request.get(new URL(image).pathname)).status()).toBe(200);
  const product = JSON.parse(data ?? '{}') as Record<string, unknown>;
  expect(product).toMatchObject({ '@type': 'Product' });
  expect(product).not.toHaveProperty('offers');
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  expect((await shown(page, '/products/1')).title).toBe(title);
  expect(faults).toEqual([]);
});

test('what is not there answers 404 with the page of the app', async ({ page }) => {
  await page.goto('/');
  for (const path of [
    '/no/such/page',
    '/help/no-such-page',
    '/products/999999',
    '/store/dealer?dealer=999999',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/login', '/cart', '/help/paying', '/dashboard/admin/settings', '/account'])
    expect((await told(page, path)).status, path).toBe(200);
});

test('the map names pages that answer, and robots are led to it', async ({ page }) => {
  await page.goto('/');
  const robots = await (await page.request.get('/robots.txt')).text();
  const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const text = await (await page.request.get(new URL(map).pathname)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  const some = addresses.filter((_, at) => at % 9 === 0);
  expect(some.length).toBeGreaterThan(5);
  for (const address of some) {
    const { pathname, search } = new URL(address);
    const answer = await told(page, pathname + search);
    expect(answer, address).toMatchObject({ status: 200, path: pathname + search, robots: '' });
  }
});
