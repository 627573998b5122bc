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

/** Opens the menu of the first row (or of the one with this name) and does something with it. */
export async function chooseInRow(page: Page, action: string, row = '') {
  const name = `Actions for ${row}`;
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const softly = expect.configure({ soft: true });

/**
 * Nothing stays wider than the window. A page whose window has just changed can be measured before it was drawn anew,
 * in its new width with the layout of the old one: what nobody sees is not counted.
 */
export async function expectNoOverflow(page: Page, what: string) {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await softly
    .poll(excess, { message: `${what} is too wide`, timeout: 5_000 })
    .toBeLessThanOrEqual(0);
}
