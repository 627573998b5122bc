// Thousands of orders completed through both endpoints while instances are killed and payouts and acceptances race.
import { audit } from '../support/books.mjs';
import { counts, eachOf, expect } from '../support/tools.mjs';
import { trader } from '../support/trade.mjs';

// Ten thousand, half of them on each database, which a debug build does in the time there is.
const ORDERS = Number(process.env.ORDERS ?? (process.env.QUICK ? 500 : 5_000));
const RACES = 100, KILLS = 8, HANDS = 10, PIECES = 2;

/** An order placed, paid, and completed by two who do it at once through different endpoints. */
async function sell(trade, buyer, product, number) {
  const placed = await trade.once(buyer, '/api/orders', { items: [{ productId: product, quantity: PIECES }], paymentMethod: 'Bank' });
  expect(placed.status === 201, `an order was told ${placed.status} ${placed.text}`);
  const { id } = placed.json;
  const numbers = { deliveryNote: `DN-${number}`, shippingNumber: `SN-${number}` };
  const paid = await trade.send('admin', 'PATCH', `/api/orders/${id}`, { status: 'paid', paymentMethod: 'Bank', ...numbers });
  // One that was answered by an instance that died before it could say so is paid already.
  expect([200, 409].includes(paid.status), `a payment was told ${paid.status} ${paid.text}`);
  const ends = await Promise.all([
    trade.send('admin', 'PATCH', `/api/orders/${id}`, { status: 'completed', ...numbers }),
    trade.send('admin', 'POST', '/api/warehouse/orders/update', { orderId: id, status: 'completed' }),
  ]);
  for (const { status, text } of ends) expect([200, 409].includes(status), `an end was told ${status} ${text}`);
  return id;
}

/** Several ask for a payout, and whoever got one approves and pays it twice at once. */
async function payOut(trade) {
  const made = await Promise.all([1, 2, 3].map(() => trade.once('admin', '/api/payouts', {})));
  const drafts = made.filter(({ status }) => status === 201);
  for (const { json } of drafts) await settle(trade, json.id);
  return drafts.length;
}

async function settle(trade, id) {
  const step = (verb, body) => Promise.all([1, 2].map(() => trade.send('admin', 'POST', `/api/payouts/${id}/${verb}`, body)));
  const answers = [...(await step('approve', {})), ...(await step('pay', { method: 'Bank', reference: `TRX-${id}` }))];
  for (const { status, text } of answers) expect([200, 409].includes(status), `a payout was told ${status} ${text}`);
}

/** An offer that four windows accept at once. */
async function accept(trade, buyer, product) {
  const asked = await trade.once(buyer, '/api/orders', { requestedItems: [{ productId: product, quantity: PIECES }] });
  expect(asked.status === 201, `a request was told ${asked.status} ${asked.text}`);
  const path = `/api/orders/${asked.json.id}/quote`;
  const lines = [{ productId: product, tier: 'unit', quantity: PIECES, price: '11.00' }];
  const offer = await trade.send('admin', 'PUT', path, { version: asked.json.version, lines });
  expect([200, 409].includes(offer.status), `an offer was told ${offer.status} ${offer.text}`);
  const { json: order } = await trade.send(buyer, 'GET', `/api/orders/${asked.json.id}`);
  const answers = await Promise.all([1, 2, 3, 4].map(() => trade.send(buyer, 'POST', `${path}/accept`, { version: order.version })));
  for (const { status, text } of answers) expect([200, 409].includes(status), `an acceptance was told ${status} ${text}`);
  expect(answers.filter(({ status }) => status === 200).length <= 1, `an offer was accepted ${counts(answers.map(({ status }) => status))}`);
  return asked.json.id;
}

export default {
  name: `B13 ${ORDERS} orders with kills and races`,
  databases: ['sqlite', 'postgres'],
  two: true,
  async run(product) {
    const servers = [await product.start()];
    if (product.database === 'postgres') servers.push(await product.start());
    const trade = trader(servers.map(({ url }) => url), product.cookies);
    const completed = [], accepted = [];
    let payouts = 0, kills = 0;
    // One instance after the other; of two, the other goes on.
    const kill = async () => {
      const place = kills % servers.length;
      kills += 1;
      const { port } = servers[place];
      await servers[place].kill();
      servers[place] = await product.start({ PORT: String(port) });
    };
    let restarts = Promise.resolve();
    const begin = performance.now();
    await eachOf(Array.from({ length: ORDERS }, (_, number) => number), HANDS, async (number) => {
      const buyer = product.customers[number % product.customers.length];
      completed.push(await sell(trade, buyer, product.products[0], number));
      if (number % Math.floor(ORDERS / RACES) === 0) {
        payouts += await payOut(trade);
        accepted.push(await accept(trade, buyer, product.products[0]));
      }
      if (number % Math.floor(ORDERS / KILLS) === Math.floor(ORDERS / KILLS / 2)) restarts = restarts.then(kill);
    });
    await restarts;
    const rate = ORDERS / ((performance.now() - begin) / 1000);
    // What a kill has left half-way is brought to its end.
    for (const { id, status } of await trade.all('admin', '/api/payouts')) if (['draft', 'approved'].includes(status)) await settle(trade, id);
    payouts += await payOut(trade);
    const found = await audit(trade, { completed, accepted, pieces: PIECES, products: product.products });
    const said = product.check();
    return `${found}; ${kills} kills, ${trade.sums.repeated} calls repeated, ${rate.toFixed(0)} orders/s; tierway check: ${said}`;
  },
};
