// A figure that was read too early does not undo what moved since.
import { counts, eachOf, expect } from '../support/tools.mjs';

const HANDS = 8, EACH = 15;

export default {
  name: 'B10 stock set with a stale figure, and races of it',
  databases: ['sqlite', 'postgres'],
  two: true,
  async run(product) {
    const servers = [await product.start()];
    if (product.database === 'postgres') servers.push(await product.start());
    const admins = servers.map((server) => product.as(server, 'admin'));
    const [id] = product.products;
    const path = `/api/products/${id}/stock`;
    const balance = async () => Number((await admins[0].must('GET', `/api/products/${id}`)).stockBalance);
    const before = await balance();
    const order = await product.as(servers[0], 'customer0').must('POST', '/api/orders', { items: [{ productId: id, quantity: 5 }] });
    await admins[0].must('PATCH', `/api/orders/${order.id}`, { status: 'paid', paymentMethod: 'Bank' });
    await admins[0].must('POST', `/api/orders/${order.id}/shipments`, {});
    const stale = await admins[0].call('PATCH', path, { stockBalance: before + 1, expected: before, reason: 'Counted' });
    const current = JSON.parse(stale.text).errors?.[0]?.current;
    expect(stale.status === 409 && Number(current) === before - 5, `a stale figure was told ${stale.status} ${stale.text}`);

    const said = [];
    await eachOf(Array.from({ length: HANDS }, (_, hand) => hand), HANDS, async (hand) => {
      const admin = admins[hand % admins.length];
      let seen = before - 5;
      for (let done = 0; done < EACH;) {
        const answer = await admin.call('PATCH', path, { stockBalance: seen + 1, expected: seen, reason: 'Counted' });
        said.push(answer.status);
        if (answer.status === 200) {
          done += 1;
          seen += 1;
        } else if (answer.status === 409) seen = Number(JSON.parse(answer.text).errors?.[0]?.current ?? (await balance()));
        else expect(answer.status === 503 || answer.status === 429, `${answer.status} ${answer.text}`);
      }
    });
    const after = await balance();
    expect(after === before - 5 + HANDS * EACH, `${after} pieces in place of ${before - 5 + HANDS * EACH}; ${counts(said)}`);
    product.check();
    return `409 with the current figure; ${HANDS * EACH} single pieces by ${HANDS} at once add up (${counts(said)})`;
  },
};
