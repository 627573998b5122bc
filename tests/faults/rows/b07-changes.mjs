// What is changed at one instance counts at the other within a second.
import { caller, until } from '../../../scripts/support/servers.mjs';
import { expect } from '../support/tools.mjs';

const MOST = 1000;
const SIGNS = ['RM', 'S$', 'HK', 'NT', 'US'];
const TIMES = SIGNS.length;
const logo = (colour) => `data:image/svg+xml;base64,${Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#${colour}"/></svg>`,
).toString('base64')}`;

export default {
  name: 'B7 changes reach the other instance within 1 s',
  databases: ['postgres'],
  two: true,
  async run(product) {
    const [one, other] = [await product.start(), await product.start()];
    const admin = product.as(one, 'admin');
    const guest = caller(other.url, {});
    const set = (key, value) => admin.must('PATCH', '/api/settings', { values: [{ key, value }] });
    const buyer = product.as(other, 'customer0');
    const order = { items: [{ productId: product.products[0], quantity: 3 }] };
    const own = `/api/products/${product.products[1]}`;
    const kept = { category: 'E-Liquids', unitPrice: '14.00', customerPrice: '14.00', agentPrice: '12.00', manufacturerCost: '5.00' };
    // Each: what is done at one instance, and whether the other knows.
    const changes = {
      'setting (sign of the currency)': (time) => [
        () => set('currencySymbol', SIGNS[time]),
        async () => JSON.parse((await guest('GET', '/api/settings/public')).text).currencySymbol === SIGNS[time],
      ],
      'limit (pieces of a new customer)': (time) => [
        () => set('newCustomerPieces', time % 2 ? '0' : '1'),
        async () => (await buyer.call('POST', '/api/orders', order)).status === (time % 2 ? 201 : 422),
      ],
      logo: (time) => [
        () => admin.must('PUT', '/api/settings/company_logo', { value: logo(`00000${time}`) }),
        async () => {
          const { value } = await admin.must('GET', '/api/settings/company_logo');
          return (await guest('GET', '/api/settings/company_logo')).text.includes(JSON.stringify(value));
        },
      ],
      'guest list (a new product)': (time) => [
        () => admin.must('POST', '/api/products', { ...kept, name: `Lychee ${time}` }),
        async () => (await guest('GET', '/api/products?limit=100')).text.includes(`Lychee ${time}`),
      ],
      'guest list (another name)': (time) => [
        () => admin.must('PUT', own, { ...kept, name: `Guava ${time}` }),
        async () => (await guest('GET', '/api/products?limit=100')).text.includes(`Guava ${time}`),
      ],
    };
    const slowest = {};
    for (let time = 0; time < TIMES; time += 1) {
      for (const [what, change] of Object.entries(changes)) {
        const [act, knows] = change(time);
        // Both have answered before, so that whatever they keep is kept.
        await knows();
        await act();
        const begin = performance.now();
        await until(`${what}: the change at the other instance`, knows);
        slowest[what] = Math.max(slowest[what] ?? 0, performance.now() - begin);
      }
    }
    const told = Object.entries(slowest).map(([what, took]) => `${what} ${took.toFixed(0)} ms`).join(', ');
    expect(Object.values(slowest).every((took) => took <= MOST), told);
    return `slowest of ${TIMES}: ${told}`;
  },
};
