/** What every story that walks pages does with each of them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Keeps a picture of the whole page in the folder that SCREENSHOTS names, if it names one. */
export async function keep(page: Page, name: string) {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Waits until the page has its heading and everything it shows has arrived. */
export async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page, what: string) {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wide, `${what} is ${wide} px too wide`).toBeLessThanOrEqual(0);
}
