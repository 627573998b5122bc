/**
 * What a browser that was never here receives for the first view of a page, until the page has everything it shows. The
 * limit of bytes holds for HTML, scripts and styles as they come over the wire (compressed, without headers), those that
 * the page asks for by itself included. The limit of requests holds for everything but pictures of products.
 */
import type { Page, Request } from '@playwright/test';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { settle } from './support/pages';

test.use({ seed: true, adult: false });
test.skip(onPostgres, 'weighs the same on every database');

const CODE = ['document', 'script', 'stylesheet'];
const MOST_REQUESTS = 20;
const LIMITS = { '/': 190_000, '/products': 230_000, '/products/1': 230_000 };

/** Opens a page; the requests to the own server that it made until it was quiet. */
async function requestsOf(page: Page, path: string): Promise<Request[]> {
  const done: Request[] = [];
  page.on('requestfinished', (request) => done.push(request));
  await page.goto(path);
  await settle(page);
  await page.waitForLoadState('networkidle');
  return done.filter((request) => !/\/media\//.test(request.url()));
}

async function bytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
}

for (const [path, limit] of Object.entries(LIMITS))
  test(`the first view of ${path} weighs at most ${limit / 1000} kB`, async ({ page }) => {
    const requests = await requestsOf(page, path);
    const code = requests.filter((request) => CODE.includes(request.resourceType()));
    const [bytes, all] = [await bytesOf(code), await bytesOf(requests)];
    const names = requests.map((request) => new URL(request.url()).pathname).join('\n');
    const told = `${bytes} bytes of code, ${all} in all, ${requests.length} requests:\n${names}`;
    expect(code.length, 'the page came with its scripts').toBeGreaterThan(3);
    expect.soft(bytes, told).toBeLessThanOrEqual(limit);
    expect.soft(requests.length, told).toBeLessThanOrEqual(MOST_REQUESTS);
  });

/** What stands in a first view, and what of the page comes into its place. */
const DRAWN = {
  '/': ['#first-view b', 'main h1'],
  '/products': ['#first-view img', 'main article img'],
  '/products/1': ['#first-view img', 'main article img'],
} as const;

for (const [path, [drawn, real]] of Object.entries(DRAWN))
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`before its scripts, ${path} at ${size.width} px shows what it is about where it will be`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const boxOf = async (place: string) => {
        const { x, y, width, height } = (await page.locator(place).first().boundingBox())!;
        return [x, y, width, height].map(Math.round);
      };
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.locator(drawn).first()).toBeVisible();
      await expect(page.locator('#root')).toBeEmpty();
      const before = await boxOf(drawn);
      await page.unroute('**/assets/*.js');
      await page.reload();
      await settle(page);
      await expect(page.locator('#first-view')).toHaveCount(0);
      const after = await boxOf(real);
      const moved = before.map((edge, at) => Math.abs(edge - after[at]!));
      expect(Math.max(...moved), `${before.join(' ')} → ${after.join(' ')}`).toBeLessThanOrEqual(4);
    });

test('words in another language are not shown in English first', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/?lang=th');
  await expect(page.locator('#first-view b')).toBeHidden();
});

test('whoever is signed in waits for their own page', async ({ page, baseURL }) => {
  const drawn = async () =>
    (await (await page.request.get('/products')).text()).includes('first-view"');
  expect(await drawn()).toBe(true);
  await page.context().addCookies([{ name: 'tierway_session', value: 'any', url: baseURL! }]);
  expect(await drawn()).toBe(false);
});
