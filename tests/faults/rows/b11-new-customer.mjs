// Somebody who has never paid cannot reserve everything, however fast they ask.
import { newCustomer } from '../support/people.mjs';
import { caller } from '../../../scripts/support/servers.mjs';
import { counts, expect } from '../support/tools.mjs';

const LIMIT = 40, PIECES = 5, TRIES = 30;

export default {
  name: 'B11 unpaid pieces of a new customer',
  databases: ['sqlite', 'postgres'],
  two: true,
  async run(product) {
    const servers = [await product.start()];
    if (product.database === 'postgres') servers.push(await product.start());
    const admin = product.as(servers[0], 'admin');
    await admin.must('PATCH', '/api/settings', { values: [{ key: 'newCustomerPieces', value: String(LIMIT) }] });
    const registered = await caller(servers[0].url, {})('POST', '/api/auth/register', newCustomer('newcomer'));
    expect(registered.status === 201, `registration: ${registered.status} ${registered.text}`);
    const buyer = await product.signIn(servers[0], 'newcomer');
    const [id] = product.products;
    const calls = [buyer.call, ...servers.slice(1).map((server) => caller(server.url, { cookie: buyer.cookie }))];
    const order = (number) => calls[number % calls.length]('POST', '/api/orders', { items: [{ productId: id, quantity: PIECES }], paymentMethod: 'Bank' });
    const answers = await Promise.all(Array.from({ length: TRIES }, (_, number) => order(number)));
    const said = counts(answers.map(({ status }) => status));
    const taken = answers.filter(({ status }) => status === 201).length;
    const reserved = Number((await admin.must('GET', `/api/products/${id}`)).stockReserved);
    expect(reserved <= LIMIT && taken === LIMIT / PIECES && reserved === taken * PIECES, `${reserved} pieces are held of ${LIMIT} allowed; ${said}`);
    expect(answers.every(({ status }) => [201, 422].includes(status)), said);
    product.check();
    return `${TRIES} orders of ${PIECES} at once: ${reserved} pieces held of ${LIMIT} allowed (${said})`;
  },
};
