/**
 * Where the keyboard is can be seen: what the Tab key reaches is drawn with and without the focus, and the two pictures
 * are compared pixel by pixel. A ring is there when enough pixels change with a contrast of 3:1 (WCAG 2.4.13).
 */
import type { Page } from '@playwright/test';
import { onPostgres } from './support/database';
import { expect, test } from './support/fixtures';
import { enter } from './support/people';
import { settle } from './support/pages';

test.use({ seed: true });
test.skip(onPostgres, 'looks the same on every database');

/** How much of the outline of the part, drawn one pixel wide, has to change. */
const ENOUGH = 0.6;

/** Pixels that change between two pictures with a contrast of at least 3:1; the browser reads the pictures. */
async function changed(reader: Page, before: Buffer, after: Buffer): Promise<number> {
  const urls = [before, after].map((one) => `data:image/png;base64,${one.toString('base64')}`);
  return reader.evaluate(async (pictures) => {
    const [one, other] = await Promise.all(
      pictures.map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    if (one?.length !== other?.length || !one || !other) throw new Error('the part moved');
    const channel = (value: number) =>
      value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const light = (data: ArrayLike<number>, at: number) =>
      0.2126 * channel(data[at] ?? 0) +
      0.7152 * channel(data[at + 1] ?? 0) +
      0.0722 * channel(data[at + 2] ?? 0);
    let count = 0;
    for (let at = 0; at < one.length; at += 4) {
      const [low = 0, high = 0] = [light(one, at), light(other, at)].sort((a, b) => a - b);
      if ((high + 0.05) / (low + 0.05) >= 3) count += 1;
    }
    return count;
  }, urls);
}

/** What comes into sight by the press has been loaded, moved and drawn: nothing of it differs a few frames later. */
async function expectStill(page: Page) {
  const look = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
      const { x, y, width, height } =
        document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const loading = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return !image.complete && bottom > 0 && top < innerHeight;
      });
      return [x, y, width, height, loading.length].join();
    });
  let before = await look();
  await expect(async () => {
    const now = await look();
    const isStill = now === before && now.endsWith(',0');
    before = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [0] });
}

/** What the next press of Tab reaches: its name and its share of a full ring. */
async function nextRing(page: Page, reader: Page) {
  await page.keyboard.press('Tab');
  await expectStill(page);
  const part = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // What covers its surroundings is as large as they are.
    const isCover = getComputedStyle(element, '::after').position === 'absolute';
    const whole = isCover ? (element.closest('article') ?? element) : element;
    whole.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = whole.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { name: `${element.tagName} ${name.trim().slice(0, 40)}`, x, y, width, height };
  });
  if (!part) return null;
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(part.x) - 8);
  const y = Math.max(0, Math.floor(part.y) - 8);
  const clip = {
    x,
    y,
    width: Math.min(size.width - x, Math.ceil(part.width) + 16),
    height: Math.min(size.height - y, Math.ceil(part.height) + 16),
  };
  const focused = await page.screenshot({ clip, caret: 'hide' });
  await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    element.dataset.reached = 'yes';
    element.blur();
  });
  const plain = await page.screenshot({ clip, caret: 'hide' });
  // From here the next press goes on.
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-reached]');
    delete element?.dataset.reached;
    element?.focus({ preventScroll: true });
  });
  const pixels = await changed(reader, plain, focused);
  return { name: part.name, share: pixels / (2 * (part.width + part.height)) };
}

async function expectRings(page: Page, reader: Page, path: string, presses: number) {
  await page.goto(path);
  await settle(page);
  // What is loaded only when it comes near belongs to the page too.
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await settle(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.addStyleTag({ content: '*{transition:none!important;animation:none!important}' });
  for (let press = 0; press < presses; press++) {
    const ring = await nextRing(page, reader);
    if (!ring) continue;
    expect.soft(ring.share, `${path}: ${ring.name}`).toBeGreaterThan(ENOUGH);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

    test('a guest sees where the keyboard is', async ({ page, context }) => {
      const reader = await context.newPage();
      await page.bringToFront();
      await expectRings(page, reader, '/', 24);
      await expectRings(page, reader, '/products/1', 24);
      await expectRings(page, reader, '/login/dealer', 20);
    });

    test('the owner sees where the keyboard is', async ({ page, context }) => {
      await enter(page, '/login/manufacturer', 'manufacturer', 'tierway-demo');
      const reader = await context.newPage();
      await page.bringToFront();
      await expectRings(page, reader, '/dashboard/manufacturer', 34);
      await expectRings(page, reader, '/dashboard/manufacturer/products', 40);
    });
  });
}
