// A mail server that never answers and a receiver that takes its time hold up only their like.
import { until } from '../../../scripts/support/servers.mjs';
import { expect, listen, seconds } from '../support/tools.mjs';

const MAILS = 40, ORDERS = 40, MOST = 15_000;
const TABLE = 'name,category,unitPrice,customerPrice,agentPrice,manufacturerCost\nQuince,E-Liquids,14.00,14.00,12.00,5.00\n';

export default {
  name: 'B9 a backlog of mail and webhooks',
  databases: ['sqlite', 'postgres'],
  async run(product) {
    const silent = await listen(() => {});
    const slow = await listen((socket) => setTimeout(() => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'), 8_000).unref());
    try {
      const server = await product.start({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
      const admin = product.as(server, 'admin');
      for (const path of ['one', 'two']) {
        await admin.must('POST', '/api/webhooks', { url: `http://127.0.0.1:${slow.port}/${path}`, kinds: ['order.placed'] });
      }
      const buyer = product.as(server, 'customer0');
      for (let number = 0; number < MAILS; number += 1) await admin.must('POST', '/api/mail-outbox/test', { to: `reader${number}@example.com` });
      for (let number = 0; number < ORDERS; number += 1) await buyer.must('POST', '/api/orders', { items: [{ productId: product.products[0], quantity: 1 }] });
      await until('a mail and a message under way', () => silent.sockets.size > 0 && slow.sockets.size > 0);

      const begin = performance.now();
      await admin.must('POST', '/api/backups', {});
      const form = new FormData();
      form.set('kind', 'products');
      form.set('file', new Blob([TABLE]), 'products.csv');
      const { id } = await admin.must('POST', '/api/imports', form);
      const reaches = (state) => until(`the import's state ${state}`, async () => (await admin.must('GET', `/api/imports/${id}`)).state === state);
      await admin.must('POST', `/api/imports/${id}/check`, {});
      await reaches('checked');
      await admin.must('POST', `/api/imports/${id}/apply`);
      await reaches('applied');
      const imported = performance.now() - begin;
      await until('the backup', async () => (await admin.must('GET', '/api/backups')).length > 0);
      const backedUp = performance.now() - begin;
      const table = await admin.call('GET', '/api/exports/orders.csv');
      const { waiting } = await admin.must('GET', '/api/jobs/counts');
      expect(table.status === 200, `the export answered ${table.status}`);
      expect(Math.max(imported, backedUp) < MOST, `import ${seconds(imported)}, backup ${seconds(backedUp)}`);
      expect(waiting > MAILS, `only ${waiting} jobs waited: there was no backlog`);
      return `import applied after ${seconds(imported)}, backup after ${seconds(backedUp)}, while ${waiting} jobs waited`;
    } finally {
      silent.close();
      slow.close();
    }
  },
};
