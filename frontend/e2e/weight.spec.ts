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
