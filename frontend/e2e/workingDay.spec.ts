/**
 * A working day of the warehouse, on demo data: sixty orders arrive, two people with phones pick them in parallel, one
 * finds too little, one reports an issue with a photo, and a purchase order arrives in part. On PostgreSQL there are two
 * servers, and who works together works on different ones.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Client } from './support/client';
import { picture } from './support/files';
import { onPostgres } from './support/database';
import { createProduct, type Product, type Server } from './support/instance';
import { keep } from './support/pages';
import { expectToast, input, newPerson, enter as open } from './support/people';
import { claim, nextPick, pickAll, waveOf, type Wave } from './support/picking';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'tierway-demo';
const ORDERS = 60;
/** Most orders of one wave. */
const MOST = 20;
const PHONE = { width: 390, height: 844 };

interface Listed {
  id: number;
  status: string;
}

interface ProductRow {
  id: number;
  stockBalance: number;
}

let product: Product;
const servers: Server[] = [];
const people: Record<'manager' | 'purchaser' | 'picker' | 'packer', Page> = {} as never;
const orders: number[] = [];
const waves: Wave[] = [];
let short = 0;

/** The server somebody works on: every second one is on another, where there are two. */
const place = (number: number) => servers[number % servers.length]?.url ?? '';

async function enter(
  browser: Browser,
  at: number,
  door: string,
  username: string,
  isPhone = false,
) {
  const page = await newPerson(browser, place(at));
  if (isPhone) await page.setViewportSize(PHONE);
  await open(page, door, username, PASSWORD);
  await expect(page).not.toHaveURL(/login/);
  return page;
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  product = createProduct({ seed: true });
  servers.push(await product.start());
  if (onPostgres) servers.push(await product.start());
  people.manager = await enter(browser, 0, '/login/employee', 'manager');
  people.purchaser = await enter(browser, 1, '/login/employee', 'purchaser');
  people.picker = await enter(browser, 0, '/warehouse-login', 'warehouse', true);
  people.packer = await enter(browser, 1, '/login/employee', 'employee', true);
});

test.afterAll(async () => {
  for (const page of Object.values(people)) await page.context().close();
  for (const server of servers) await server.stop();
  product.remove();
});

test('sixty orders arrive and are paid', async () => {
  const door = '/api/auth/login';
  const owner = await new Client().signIn(place(0), door, 'manufacturer', PASSWORD);
  const buyers = await Promise.all(
    ['customer', 'dealer', 'agent'].map((name) =>
      new Client().signIn(place(0), door, name, PASSWORD),
    ),
  );
  const shelf = await owner.call<ProductRow[]>(place(0), 'GET', '/api/products?limit=200');
  const plenty = shelf.body.filter(({ stockBalance }) => stockBalance > 400).slice(0, 6);
  expect(plenty).toHaveLength(6);

  const arrive = async (number: number) => {
    const buyer = buyers[number % buyers.length] ?? owner;
    const at = place(number);
    const placed = await buyer.call<Listed>(at, 'POST', '/api/orders', {
      items: [{ productId: plenty[number % plenty.length]?.id, tier: 'unit', quantity: 2 }],
      paymentMethod: 'Bank',
      shippingMethod: 'Standard Shipping',
      shippingAddress: '4 Lorong Perindustrian 3, Penang',
    });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id } = placed.body;
    const paid = await owner.call(at, 'PATCH', `/api/orders/${id}`, {
      status: 'paid',
      paymentReference: `DAY-${number}`,
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    orders.push(id);
  };
  for (let first = 0; first < ORDERS; first += buyers.length)
    await Promise.all(buyers.map((_buyer, hand) => arrive(first + hand)));
  expect(new Set(orders).size).toBe(ORDERS);
});

/** The picker finds one piece fewer than the first pick wants. */
async function fallShort(page: Page) {
  const open = (await waveOf(page)).picks.find(({ state }) => state === 'open');
  if (!open) throw new Error('there is something to pick');
  await page.getByRole('button', { name: 'Short', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Short pick: ${open.name}` });
  await input(dialog, 'Pieces found').fill(String(open.pieces - 1));
  await input(dialog, 'Reason').selectOption('missing');
  await dialog.getByRole('button', { name: 'Report short' }).click();
  await expectToast(page, 'Short pick reported');
  short = open.orderId;
}

/** Takes waves and picks them until there is nothing left to take. */
async function pickAllDay(page: Page, findsTooLittle: boolean) {
  let isShort = findsTooLittle;
  while (await claim(page, MOST)) {
    await expect(nextPick(page)).toBeVisible();
    if (isShort) await fallShort(page);
    isShort = false;
    await pickAll(page, await waveOf(page));
    await page.getByRole('button', { name: 'Finish wave' }).click();
    await expect.poll(async () => (await waveOf(page)).state).toBe('picked');
    waves.push(await waveOf(page));
  }
}

test('two people with phones pick them in parallel, and one finds too little', async () => {
  test.setTimeout(600_000);
  await Promise.all([pickAllDay(people.picker, false), pickAllDay(people.packer, true)]);
  const taken = waves.flatMap((wave) => wave.orders.map(({ orderId }) => orderId));
  expect(new Set(taken).size, 'no order was picked twice').toBe(taken.length);
  expect(taken).toEqual(expect.arrayContaining(orders));
  const ended = new Map(
    waves.flatMap((wave) => wave.orders.map((one) => [one.orderId, one.status])),
  );
  for (const id of taken)
    expect(ended.get(id), `order ${id}`).toBe(id === short ? 'processing' : 'ready');
  await keep(people.picker, 'day-picked');
});

test('the manager hears of the shortage while looking', async () => {
  const { manager } = people;
  await expect(manager.getByText(`Order #${short} is short`).first()).toBeVisible();
  await keep(manager, 'day-shortage');
});

test('an issue is reported with a photo from the phone, seen and solved', async () => {
  const { packer, manager } = people;
  await packer.goto('/dashboard/employee?tab=inventory');
  await packer
    .getByRole('button', { name: /^Report Issue: / })
    .first()
    .click();
  const dialog = packer.getByRole('dialog');
  await input(dialog, 'Issue type').fill('Leaking');
  await input(dialog, 'Description').fill('Three bottles of the upper tray are wet.');
  await dialog.locator('input[type=file]').setInputFiles(picture('tray.png'));
  await dialog.getByRole('button', { name: 'Report Issue' }).click();
  await expectToast(packer, 'Product issue reported successfully');

  const newest = manager.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(newest).toContainText('Three bottles of the upper tray are wet.');
  await newest.getByRole('link').first().click();
  await expect(manager).toHaveURL(/\/issues\/\d+$/);
  const photo = manager.getByRole('img', { name: /^Photo 1 of issue #/ });
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await keep(manager, 'day-issue');
  await manager.getByRole('button', { name: /^Mark as solved/ }).click();
  await expectToast(manager, 'Issue status updated successfully');
});

test('what runs out is ordered in two clicks, approved, sent and arrives in part', async () => {
  const { purchaser, manager, picker } = people;
  await purchaser.goto('/purchasing');
  await purchaser
    .getByRole('checkbox', { name: /^Order / })
    .first()
    .click();
  await purchaser.getByRole('button', { name: 'Create Purchase Order (1)' }).click();
  await expect(purchaser).toHaveURL(/\/purchasing\/orders\/\d+$/);
  const path = new URL(purchaser.url()).pathname;
  const heading = purchaser.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/PO-\d+-\d+/);
  const number = /PO-\d+-\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';

  await manager.goto(path);
  await manager.getByRole('button', { name: 'Approve', exact: true }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expectToast(manager, `Purchase order ${number} approved`);

  await purchaser.reload();
  await purchaser.getByRole('button', { name: 'Send', exact: true }).click();
  await purchaser.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expectToast(purchaser, `Purchase order ${number} sent`);

  await picker.goto(path);
  await picker.getByRole('button', { name: 'Receive', exact: true }).click();
  const dialog = picker.getByRole('dialog', { name: `Receive ${number}` });
  const arrived = input(dialog, 'Received').first();
  const ordered = Number(await arrived.inputValue());
  expect(ordered).toBeGreaterThan(1);
  await arrived.fill('1');
  await input(dialog, 'Batch code').first().fill('DAY-1');
  await dialog.getByRole('button', { name: 'Receive' }).click();
  await expectToast(picker, 'Goods received');
  await keep(picker, 'day-received');

  await purchaser.reload();
  await expect(purchaser.getByText('DAY-1').first()).toBeVisible();
  const id = path.split('/').pop() ?? '';
  const answer = await purchaser.request.get(`/api/purchase-orders/${id}`);
  const order = (await answer.json()) as { state: string; lines: { missing: number }[] };
  expect(order).toMatchObject({ state: 'partlyReceived', lines: [{ missing: ordered - 1 }] });
});

test('at the end of the day the ledger is true', () => {
  expect(product.check()).toContain('equal the ledger');
});
