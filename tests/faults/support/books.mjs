// What must be true after the trade, read from the lists of the product itself.
import { expect } from './tools.mjs';

const cents = (amount) => Math.round(Number(amount) * 100);
const sum = (rows, of) => rows.reduce((total, row) => total + of(row), 0);

/** Which ids stand there more than once, and which of `wanted` never do. */
function tally(ids, wanted) {
  const seen = new Map(), known = new Set(wanted);
  for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
  return {
    double: [...seen.values()].filter((count) => count > 1).length,
    missing: wanted.filter((id) => !seen.has(id)).length,
    stray: [...seen.keys()].filter((id) => !known.has(id)).length,
  };
}

/** Compares what was done with what stands in the books; what was found, in a sentence. */
export async function audit(trade, { completed, accepted, pieces, products }) {
  const orders = await trade.all('admin', '/api/orders');
  const done = orders.filter(({ status }) => status === 'completed').map(({ id }) => id);
  const sales = tally(done, completed);
  expect(orders.length === completed.length + accepted.length, `${orders.length} orders in place of ${completed.length + accepted.length}`);
  for (const number of ['receiptNumber', 'invoiceNumber']) {
    const told = orders.filter((order) => order.status === 'completed').map((order) => order[number]);
    expect(new Set(told).size === completed.length && told.every(Boolean), `${number}: ${new Set(told).size} of ${completed.length} are there and single`);
  }
  const commissions = await trade.all('admin', '/api/commissions');
  const accruals = tally(commissions.map(({ orderId }) => orderId), completed);
  const movements = (await trade.all('admin', '/api/inventory/transactions')).filter(({ reason }) => reason === 'sale');
  const moved = tally(movements.map(({ orderId }) => orderId), completed);
  const payouts = (await trade.all('admin', '/api/payouts')).filter(({ status }) => status === 'paid');
  const paid = commissions.filter(({ status }) => status === 'paid');
  for (const [what, faults] of Object.entries({ orders: sales, accruals, movements: moved })) {
    expect(faults.double + faults.missing + faults.stray === 0, `${what}: ${faults.double} double, ${faults.missing} missing, ${faults.stray} stray`);
  }
  const shipped = sum(movements, ({ quantity }) => Number(quantity));
  expect(shipped === completed.length * pieces, `${shipped} pieces left the shelf in place of ${completed.length * pieces}`);
  expect(paid.length === commissions.length, `${commissions.length - paid.length} commissions were never paid out`);
  const [earned, given] = [sum(commissions, ({ amount }) => cents(amount)), sum(payouts, ({ amount }) => cents(amount))];
  expect(earned === given, `payouts hold ${given} cents, commissions ${earned}`);
  for (const payout of payouts) {
    const own = sum(commissions.filter(({ payoutNumber }) => payoutNumber === payout.number), ({ amount }) => cents(amount));
    expect(own === cents(payout.amount), `${payout.number} holds ${payout.amount}, its commissions ${own} cents`);
  }
  const stock = (await trade.send('admin', 'GET', `/api/products/${products[0]}`)).json;
  expect(Number(stock.stockOut) === shipped && Number(stock.stockReserved) === accepted.length * pieces, `stock out ${stock.stockOut}, reserved ${stock.stockReserved}`);
  return `${completed.length} orders, accruals and movements, ${payouts.length} payouts over ${(given / 100).toFixed(2)}, ${accepted.length} accepted offers: 0 double, 0 missing`;
}
