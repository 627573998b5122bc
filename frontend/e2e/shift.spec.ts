/** Nothing jumps while a page comes together: what comes later finds its room reserved. */
import type { Page } from '@playwright/test';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { settle } from './support/pages';
import { enter } from './support/people';

test.use({ seed: true });
test.skip(onPostgres, 'is laid out the same on every database');

const MOST = 0.05;

interface Shift {
  value: number;
  parts: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Writes down what moves without anybody having touched the page, and which parts did. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    window.shifts = [];
    const named = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.className} ${(node.textContent ?? '').slice(0, 40)}`
        : (node?.textContent ?? '?').slice(0, 40);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput)
          window.shifts.push({
            value: entry.value,
            parts: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${named(node)} from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Opens a page over a line on which everything that is asked of the server comes later than the page itself. */
async function expectCalm(page: Page, path: string, then?: (page: Page) => Promise<void>) {
  await watch(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await page.goto(path);
  await settle(page);
  await page.waitForLoadState('networkidle');
  await then?.(page);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const told = shifts.map(({ value, parts }) => `${value}: ${parts.join('; ')}`).join('\n');
  expect(sum, `${path}\n${told}`).toBeLessThan(MOST);
}

/** Goes to the end of the products of home, which come when somebody is near them. */
async function toFeatured(page: Page) {
  const heading = page.getByRole('heading', { name: 'Featured products' });
  const featured = page.locator('section').filter({ has: heading });
  await featured.evaluate((section) => {
    window.scrollBy(0, section.getBoundingClientRect().bottom - window.innerHeight / 2);
  });
  await expect(featured.getByRole('article')).toHaveCount(8);
  await settle(page);
  await page.waitForLoadState('networkidle');
}

for (const size of WIDTHS) {
  test(`the end of / does not jump at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await expectCalm(page, '/', toFeatured);
  });

  for (const path of ['/', '/products', '/products/1'])
    test(`${path} does not jump at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await expectCalm(page, path);
    });

  test(`a product does not jump for a dealer at ${size.width} px`, async ({ page }) => {
    await enter(page, '/login/dealer', 'dealer', 'tierway-demo');
    await expect(page).toHaveURL(/\/dashboard\/dealer$/);
    await page.setViewportSize(size);
    await expectCalm(page, '/products/1');
  });
}
