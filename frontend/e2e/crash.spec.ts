/**
 * A server dies in the middle of the work: with no order, job or notice lost and none repeated visibly. On PostgreSQL
 * one of two servers dies and the other goes on; on the embedded database the only one dies and is started again.
 */
import { expect, test } from '@playwright/test';
import { Client } from './support/client';
import { follow, type Notice } from './support/follower';
import { onPostgres } from './support/database';
import { createProduct, type Server } from './support/instance';
import { openLetterbox } from './support/letterbox';

const PASSWORD = 'tierway-demo';
const ORDERS = 60;
/** The server dies after so many acknowledged orders … */
const DIES_AFTER = 20;
const MAILS = 30;
/** Buyers who order at the same time. */
const HANDS = 6;

const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a server that dies loses no order, job or notice and repeats none', async () => {
  test.setTimeout(300_000);
  const letterbox = await openLetterbox(120);
  const product = createProduct({ seed: true, settings: { SMTP_URL: letterbox.url } });
  const servers: Server[] = [await product.start()];
  if (onPostgres) servers.push(await product.start());
  const url = (number: number) => servers[number % servers.length]?.url ?? '';

  const door = '/api/auth/login';
  const [customer, dealer, warehouse, admin] = await Promise.all([
    new Client().signIn(url(0), door, 'customer', PASSWORD),
    new Client().signIn(url(0), door, 'dealer', PASSWORD),
    new Client().signIn(url(0), '/api/auth/warehouse-login', 'warehouse', PASSWORD),
    new Client().signIn(url(0), '/api/test-login', 'admin', PASSWORD),
  ]);
  const products = await warehouse.call<{ id: number; stockBalance: number }[]>(
    url(0),
    'GET',
    '/api/products?limit=200',
  );
  const plenty = products.body.find((one) => one.stockBalance > 500);
  expect(plenty, 'a product with enough on the shelf').toBeDefined();
  // The stream hangs on the server that will die.
  const live = follow(warehouse, () => url(servers.length - 1));
  await expect.poll(live.openings).toBe(1);

  /** Asks until somebody answers, always with the same key: what a careful client does. */
  const place = async (number: number): Promise<number> => {
    const buyer = number % 2 === 0 ? customer : dealer;
    const order = {
      items: [{ productId: plenty?.id, tier: 'unit', quantity: 1 }],
      paymentMethod: 'Bank',
      shippingMethod: 'Pick-Up',
    };
    const key = { 'Idempotency-Key': `crash-story-${number}` };
    for (let attempt = 0; ; attempt += 1) {
      const answer = await buyer
        .call<{ id: number }>(url(number + attempt), 'POST', '/api/orders', order, key)
        .catch(() => undefined);
      if (answer?.status === 201) return answer.body.id;
      if (answer && answer.status < 500 && answer.status !== 409)
        throw new Error(JSON.stringify(answer));
      await pause(150);
    }
  };

  const acknowledged = new Map<number, number>();
  let isDead = false;
  const die = async () => {
    isDead = true;
    const victim = servers.pop();
    await victim?.kill();
    if (servers.length === 0) servers.push(await product.start());
  };
  let next = 0;
  const order = async () => {
    while (next < ORDERS) {
      const number = next;
      next += 1;
      acknowledged.set(number, await place(number));
      if (acknowledged.size >= DIES_AFTER && !isDead) await die();
    }
  };
  const promised: string[] = [];
  const mail = async () => {
    for (let number = 0; promised.length < MAILS; number += 1) {
      const to = `reader-${number}@mail.example`;
      const answer = await admin
        .call(url(number), 'POST', '/api/mail-outbox/test', { to })
        .catch(() => undefined);
      // A mail nobody promised may have been written or not.
      if (answer && answer.status < 300) promised.push(to);
      await pause(60);
    }
  };
  await Promise.all([mail(), ...Array.from({ length: HANDS }, order)]);

  expect(new Set(acknowledged.values()).size, 'each key is an order of its own').toBe(ORDERS);

  // Each order stands in its buyer's list once, and nothing stands there that nobody acknowledged.
  const mine = await Promise.all(
    [customer, dealer].map(async (buyer) => {
      const page = await buyer.call<{ id: number }[]>(url(0), 'GET', '/api/orders?limit=200');
      return page.body.map((one) => one.id);
    }),
  );
  const first = Math.min(...acknowledged.values());
  const placed = mine.flat().filter((id) => id >= first);
  expect(ascending(placed)).toEqual(ascending(acknowledged.values()));

  // The warehouse was told of each order once: in the list, and live, over the death of the server it hung on.
  const told = await warehouse.call<Notice[]>(url(0), 'GET', '/api/notifications?limit=200');
  const about = (notices: Notice[]) =>
    notices
      .filter((one) => one.title.startsWith('New order') && (one.subject?.id ?? 0) >= first)
      .map((one) => one.subject?.id ?? 0);
  expect(ascending(about(told.body))).toEqual(ascending(placed));
  await expect.poll(() => ascending(about(live.notices))).toEqual(ascending(placed));
  expect(live.openings()).toBeGreaterThan(1);

  // Each mail leaves. One that left twice, because the server died before it could note it, is one to its reader.
  await expect
    .poll(
      async () =>
        (await admin.call<unknown[]>(url(0), 'GET', '/api/mail-outbox?status=queued&limit=5')).body
          .length,
      { timeout: 120_000, intervals: [1_000] },
    )
    .toBe(0);
  for (const to of promised) {
    const ids = letterbox.letters.filter((one) => one.to.includes(to)).map((one) => one.id);
    expect(new Set(ids).size, `${to} has the mail once`).toBe(1);
  }

  live.stop();
  await servers[0]?.stop();
  letterbox.close();
  expect(product.check()).toContain('equal the ledger');
  product.remove();
});
