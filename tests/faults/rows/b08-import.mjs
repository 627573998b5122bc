// An index that begins while a large import is not yet committed learns its rows.
import { caller, until } from '../../../scripts/support/servers.mjs';
import { expect, seconds } from '../support/tools.mjs';

const ROWS = 4000, MOST = 10_000;

function table() {
  const rows = ['name,category,unitPrice,customerPrice,agentPrice,manufacturerCost'];
  for (let number = 0; number < ROWS; number += 1) rows.push(`Quince ${number},E-Liquids,14.00,14.00,12.00,5.00`);
  return rows.join('\n');
}

export default {
  name: 'B8 an index that begins during a large import',
  databases: ['postgres'],
  two: true,
  async run(product) {
    const one = await product.start();
    const admin = product.as(one, 'admin');
    const form = new FormData();
    form.set('kind', 'products');
    form.set('file', new Blob([table()]), 'products.csv');
    const { id } = await admin.must('POST', '/api/imports', form);
    const state = async () => (await admin.must('GET', `/api/imports/${id}`)).state;
    const reaches = (wanted) => until(`the import's state ${wanted}`, async () => (await state()) === wanted, 120_000);
    await admin.must('POST', `/api/imports/${id}/check`, {});
    await reaches('checked');
    await admin.must('POST', `/api/imports/${id}/apply`);
    const other = await product.start();
    const began = await state();
    expect(began === 'applying', `the import was ${began} when the index began: the row proves nothing`);
    const found = async (server) => Number((await caller(server.url, {})('GET', '/api/products?q=quince&limit=1')).headers.get('x-total-count'));
    const early = await found(other);
    await reaches('applied');
    const begin = performance.now();
    for (const server of [one, other]) {
      await until(`all ${ROWS} rows at ${server === one ? 'the first' : 'the second'} instance`, async () => (await found(server)) === ROWS, MOST)
        .catch(async (fault) => { throw new Error(`${fault.message}: ${await found(server)} found`); });
    }
    return `${ROWS} rows: ${early} found before the commit, all at both instances ${seconds(performance.now() - begin)} after it`;
  },
};
