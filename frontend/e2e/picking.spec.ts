/** Two pickers with phones, on demo data: they take orders at the same moment, scan, find something short, and ship. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectNoOverflow } from './support/pages';
import { expectToast, input, newPerson, enter } from './support/people';
import { nextPick, pickAll, scan, waveOf, type Wave } from './support/picking';

test.use({ seed: true, company: 'picking' });
test.describe.configure({ mode: 'serial' });

const DEMO_PASSWORD = 'tierway-demo';
const PHONE = { width: 390, height: 844 };
/** What the demo data hold is shared by the two. */
const EACH = 2;

interface Picker {
  page: Page;
  wave: Wave;
}

async function onPhone(browser: Browser, url: string, door: string, username: string) {
  const page = await newPerson(browser, url);
  await page.setViewportSize(PHONE);
  await enter(page, door, username, DEMO_PASSWORD);
  await expect(page).not.toHaveURL(new RegExp(door));
  await page.goto('/warehouse/picking');
  for (let count = 5; count > EACH; count -= 1)
    await page.getByRole('button', { name: 'One order fewer' }).click();
  return page;
}

let first: Picker;
let second: Picker;

test('two pickers who take orders at the same moment never get the same one', async ({
  browser,
  instance,
}) => {
  const pages = await Promise.all([
    onPhone(browser, instance.url, '/warehouse-login', 'warehouse'),
    onPhone(browser, instance.url, '/login/employee', 'employee'),
  ]);
  await Promise.all(
    pages.map((page) => page.getByRole('button', { name: `Claim ${EACH} orders` }).click()),
  );
  for (const page of pages) {
    await expect(page).toHaveURL(/\/warehouse\/picking\/\d+$/);
    await expect(nextPick(page)).toBeVisible();
    await expectNoOverflow(page, 'the wave');
  }
  const [one, other] = pages;
  if (!one || !other) throw new Error('there are two pickers');
  first = { page: one, wave: await waveOf(one) };
  second = { page: other, wave: await waveOf(other) };
  const orders = [first, second].flatMap(({ wave }) => wave.orders.map(({ orderId }) => orderId));
  expect(orders).toHaveLength(2 * EACH);
  expect(new Set(orders).size).toBe(2 * EACH);
});

test('the pick list follows the shelves, and all slips are one file', async () => {
  const { page, wave } = first;
  const places = wave.picks.map(({ location }) => location ?? '');
  const known = places.filter(Boolean);
  expect(known.length).toBeGreaterThan(0);
  expect(places.slice(0, known.length), 'those without a location come last').toEqual(known);
  const next = wave.picks.find(({ state }) => state === 'open');
  await expect(nextPick(page).getByText(next?.location ?? '', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: 'Print slips' });
  const slips = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(slips.headers()['content-type']).toBe('application/pdf');
  expect(slips.headers()['content-disposition']).toContain(`wave-${wave.id}-slips.pdf`);
  expect((await slips.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a wrong code is refused with what is wanted, and a whole wave becomes ready', async () => {
  const { page, wave } = first;
  await scan(page, 'NOT-THIS');
  await expect(page.getByText('Wrong item')).toBeVisible();
  await expect(page.getByText(/You scanned NOT-THIS\. Expected: /)).toBeVisible();
  await pickAll(page, wave);
  await page.getByRole('button', { name: 'Finish wave' }).click();
  await expect(page.getByText(`${EACH} orders are ready to be shipped.`)).toBeVisible();
  const ended = await waveOf(page);
  expect(ended.orders.map(({ status }) => status)).toEqual(wave.orders.map(() => 'ready'));
  const papers = page.getByRole('link', { name: /Packing slip/ });
  await expect(papers).toHaveCount(EACH);
  const paper = await page.request.get((await papers.first().getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
});

test('a short pick keeps its order in processing and says how much is missing', async () => {
  const { page, wave } = second;
  const short = wave.picks.find(({ state }) => state === 'open');
  if (!short) throw new Error('there is something to pick');
  await expect(nextPick(page).getByRole('heading', { name: short.name })).toBeVisible();
  await page.getByRole('button', { name: 'Short', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Short pick: ${short.name}` });
  await input(dialog, 'Pieces found').fill(String(short.pieces - 1));
  await input(dialog, 'Reason').selectOption('missing');
  await dialog.getByRole('button', { name: 'Report short' }).click();
  await expectToast(page, 'Short pick reported');
  await pickAll(page, await waveOf(page));
  await page.getByRole('button', { name: 'Finish wave' }).click();
  await expect(page.getByText('1 order is short and stays in processing.')).toBeVisible();
  await expect(page.getByText(/1 piece short/)).toBeVisible();
  const { orders } = await waveOf(page);
  expect(orders.find(({ orderId }) => orderId === short.orderId)?.status).toBe('processing');
});

test('what was picked is shipped with its number, and the tracking number stays', async () => {
  const { page, wave } = first;
  const id = wave.orders[0]?.orderId ?? 0;
  await page.goto(`/warehouse/orders/${id}`);
  await input(page, 'Tracking number').fill('TRK-4711');
  await input(page, 'Courier').selectOption('economy');
  await page.getByRole('button', { name: 'Mark as Shipped' }).click();
  await expectToast(page, `Order #${id} updated`);
  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as object;
  expect(order).toMatchObject({
    status: 'shipped',
    trackingNumber: 'TRK-4711',
    courier: 'economy',
  });
  for (const { page: one } of [first, second]) await one.context().close();
});
