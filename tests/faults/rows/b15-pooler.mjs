// Two instances behind a real PgBouncer that gives each transaction one of two connections.
import { counts, eachOf, expect, timed } from '../support/tools.mjs';
import { POOL, pooler } from '../support/pooler.mjs';

const REQUESTS = Number(process.env.REQUESTS ?? (process.env.QUICK ? 1_000 : 10_000));
const HANDS = 16, MOST = 30_000;

/** What is asked, turn by turn; the name says by whom. */
const wishes = (product) => [
  ['buyer', 'GET', '/api/products?limit=5'],
  ['buyer', 'GET', '/api/auth/me'],
  ['buyer', 'POST', '/api/orders', { items: [{ productId: product.products[0], quantity: 1 }], paymentMethod: 'Bank' }],
  ['buyer', 'GET', '/api/orders?limit=5'],
  ['buyer', 'GET', '/api/products?q=harbor&limit=5'],
  ['buyer', 'PUT', '/api/cart', { lines: [{ productId: product.products[1], quantity: 2 }] }],
  ['admin', 'GET', '/api/analytics/sales?by=product'],
  ['buyer', 'GET', '/api/notifications'],
  ['admin', 'POST', '/api/inventory/transactions', { productId: product.products[1], quantity: 1, reason: 'production', type: 'in' }],
  ['admin', 'GET', '/api/orders?limit=20'],
  ['agent', 'GET', '/api/commissions/summary'],
];

export default {
  name: 'B15 PgBouncer in transaction mode',
  databases: ['postgres'],
  two: true,
  async run(product) {
    const between = await pooler(product.data, product.url);
    try {
      const unsaid = await product.start({ DATABASE_URL: between.url }).then(() => 'it started', ({ message }) => message);
      expect(unsaid.includes('DATABASE_POOLER=transaction'), `without the setting: ${unsaid}`);
      const settings = { DATABASE_URL: between.url, DATABASE_DIRECT_URL: product.url, DATABASE_POOLER: 'transaction' };
      const servers = [await product.start(settings), await product.start(settings)];
      const all = wishes(product);
      const people = servers.map((server) => ({
        admin: product.as(server, 'admin'),
        agent: product.as(server, 'agent'),
        buyers: product.customers.map((name) => product.as(server, name)),
      }));
      const said = [];
      const failed = [];
      await eachOf(Array.from({ length: REQUESTS }, (_, number) => number), HANDS, async (number) => {
        const { buyers, ...others } = people[number % 2];
        const [who, ...wish] = all[number % all.length];
        const { call } = others[who] ?? buyers[number % buyers.length];
        const { status, text } = await timed(call, MOST, ...wish);
        said.push(status);
        if (![200, 201, 204].includes(status)) failed.push(`${wish[0]} ${wish[1]}: ${status} ${text.slice(0, 200)}`);
      });
      expect(failed.length === 0, `${failed.length} of ${said.length} failed: ${failed.slice(0, 3).join('; ')} (${counts(said)})`);
      await Promise.all(servers.map((server) => server.stop()));
      product.check();
      return `${said.length} requests of ${HANDS} at once on ${POOL} connections, none failed (${counts(said)})`;
    } finally {
      await between.stop();
    }
  },
};
