/** What pickers do on their phones. */
import { expect, type Page } from '@playwright/test';

export interface Wave {
  id: number;
  state: string;
  orders: { orderId: number; status: string }[];
  picks: {
    id: number;
    orderId: number;
    name: string;
    sku: string;
    barcode?: string | null;
    lotCode?: string | null;
    location?: string | null;
    pieces: number;
    state: string;
  }[];
}

/** What the page begins with. */
const USUAL = 5;

/** Opens the picking page, asks for so many orders and takes them; whether there were any. */
export async function claim(page: Page, count: number): Promise<boolean> {
  await page.goto('/warehouse/picking');
  const button = page.getByRole('button', {
    name: count > USUAL ? 'One order more' : 'One order fewer',
  });
  for (let step = Math.abs(count - USUAL); step > 0; step -= 1) await button.click();
  const take = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/picking/waves') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: `Claim ${count} orders` }).click();
  const answer = await take;
  if (!answer.ok()) return false;
  await expect(page).toHaveURL(/\/warehouse\/picking\/\d+$/);
  return true;
}

/** The wave the page shows, as the server tells it. */
export async function waveOf(page: Page): Promise<Wave> {
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  const answer = await page.request.get(`/api/picking/waves/${id}`);
  return (await answer.json()) as Wave;
}

export const nextPick = (page: Page) => page.getByRole('region', { name: 'Next pick' });

/** Types what a scanner types: wherever the last tap was. */
export async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Picks everything that is open, by barcode, batch or SKU, and looks at the progress each time. */
export async function pickAll(page: Page, wave: Wave) {
  const open = wave.picks.filter(({ state }) => state === 'open');
  let done = wave.picks.length - open.length;
  for (const { name, barcode, lotCode, sku } of open) {
    await expect(nextPick(page).getByRole('heading', { name })).toBeVisible();
    await scan(page, barcode ?? lotCode ?? sku);
    done += 1;
    await expect(page.getByText(`${done} of ${wave.picks.length} picks done`)).toBeVisible();
  }
}
