// A disk that takes what is written and fails to keep it is told as a full one is, and forgotten when it works again.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../../scripts/support/servers.mjs';
import { expect, readiness } from '../support/tools.mjs';

const SOURCE = join(import.meta.dirname, '../support/failingSync.c');

export default {
  name: 'B2 a disk that fails to sync',
  // With PostgreSQL it is that server's disk, and that server's fault.
  databases: ['sqlite'],
  skip: () => (spawnSync('cc', ['--version']).status === 0 ? undefined : 'cc is not there'),
  async run(product) {
    const library = join(product.data, 'failing.so');
    const made = spawnSync('cc', ['-shared', '-fPIC', '-o', library, SOURCE, '-ldl'], { encoding: 'utf8' });
    expect(made.status === 0, `cc: ${made.stderr}`);
    const sign = join(product.data, 'failing');
    const server = await product.start({ LD_PRELOAD: library, FAILING_SYNC: sign });
    const buyer = product.as(server, 'customer0'), admin = product.as(server, 'admin');
    const order = () => buyer.call('POST', '/api/orders', { items: [{ productId: product.products[0], quantity: 1 }] });
    const logo = () => admin.call('PUT', '/api/settings/company_logo', {
      value: `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${Date.now() % 997} 0 1 1"/></svg>`).toString('base64')}`,
    });
    expect((await order()).status === 201, 'an order before was refused');
    writeFileSync(sign, '');
    const seen = { 'an order': await order(), 'a picture': await logo() };
    const ready = await readiness(server.url);
    for (const [what, { status, text }] of Object.entries(seen)) {
      expect(status === 503 && /^[A-Z].+[.!]$/.test(JSON.parse(text).error ?? ''), `${what} was told ${status} ${text}`);
    }
    expect(ready.status === 503, `readiness said ${ready.status} ${ready.text}`);
    rmSync(sign);
    await until('recovery', async () => (await order()).status === 201 && (await readiness(server.url)).status === 200);
    expect((await logo()).status < 300, 'a picture afterwards was refused');
    await server.stop();
    product.check();
    return `an order and a picture: 503 (“${JSON.parse(seen['an order'].text).error}”), readiness 503; all well afterwards`;
  },
};
