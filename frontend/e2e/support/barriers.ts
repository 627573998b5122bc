/** What keeps somebody out of a page, as axe finds it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

async function find(page: Page, parts: readonly string[]): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // There is no frame of another origin, for which axe would open a page of its own each time.
  const looker = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  parts.forEach((part) => looker.include(part));
  const { violations } = await looker.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/**
 * The findings that keep somebody out, of a page or these parts of it, once no colour is on its way to another. A toast
 * that comes in while the page is looked at is half transparent for a moment: what there really is, is found twice.
 */
export async function barriers(page: Page, parts: readonly string[] = []): Promise<string[]> {
  const found = await find(page, parts);
  return found.length > 0 ? find(page, parts) : found;
}
