/** What keeps somebody out of a page, as axe finds it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

async function find(page: Page, parts: readonly string[]): Promise<string[]> {
  // What the last click left under the mouse shows its tooltip no longer.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (include) => {
    if (!window.axe) throw new Error('axe is not there');
    const where = include.length > 0 ? { include: [...include] } : document;
    // Nothing here has a frame, sound or films, for which axe would load every file once more.
    const { violations } = await window.axe.run(where, {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, parts);
}

/**
 * The findings that keep somebody out, of a page or these parts of it, once no colour is on its way to another. A toast
 * that comes in while the page is looked at is half transparent for a moment: what there really is, is found twice.
 */
export async function barriers(page: Page, parts: readonly string[] = []): Promise<string[]> {
  const found = await find(page, parts);
  return found.length > 0 ? find(page, parts) : found;
}
