// A database that somebody else holds: everybody is answered in time.
import { join } from 'node:path';
import { caller, until } from '../../../scripts/support/servers.mjs';
import { counts, expect, helper, readiness, seconds, timed } from '../support/tools.mjs';

const REQUESTS = 60;
/** 3 s in the queue, 2 s for the lock, and a machine that is busy. */
const DEADLINE = 8_000, UNANSWERED = 25_000;

const HOLD_FILE = `
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
`;
const HOLD_TABLES = `BEGIN; DO $$ DECLARE one text; BEGIN FOR one IN SELECT format('%I', tablename) FROM pg_tables WHERE schemaname = 'public'
  LOOP EXECUTE 'LOCK TABLE ' || one || ' IN ACCESS EXCLUSIVE MODE'; END LOOP; END $$; SELECT 'held';`;

async function hold(product) {
  if (product.database === 'sqlite') {
    return helper('python3', ['-c', HOLD_FILE, join(product.data, 'tierway.sqlite3')], 'held');
  }
  // The statements come from standard input, which stays open: the transaction ends with the program.
  const started = helper('sh', ['-c', `{ printf '%s\\n' "$1"; exec cat; } | exec psql "$0" -qAt`, product.url, HOLD_TABLES], 'held');
  return started;
}

export default {
  name: 'B3 a database that is held',
  databases: ['sqlite', 'postgres'],
  async run(product) {
    const server = await product.start();
    const buyer = product.as(server, 'customer0');
    const order = { items: [{ productId: product.products[0], quantity: 1 }], paymentMethod: 'Bank' };
    await buyer.must('POST', '/api/orders', order);
    const holder = await hold(product);
    let answers, ready;
    try {
      const writes = Array.from({ length: REQUESTS }, () => timed(buyer.call, UNANSWERED, 'POST', '/api/orders', order));
      const reads = Array.from({ length: 10 }, () => timed(buyer.call, UNANSWERED, 'GET', '/api/orders?limit=1'));
      ready = readiness(server.url);
      answers = { writes: await Promise.all(writes), reads: await Promise.all(reads) };
      ready = await ready;
    } finally {
      await holder.stop();
    }
    const { writes, reads } = answers;
    const slowest = Math.max(...[...writes, ...reads].map(({ took }) => took));
    const said = counts(writes.map(({ status }) => status));
    expect(writes.every(({ status }) => status === 503), `writes were told ${said} (0: not answered)`);
    expect(reads.every(({ status }) => status === 200 || status === 503), `reads were told ${counts(reads.map(({ status }) => status))}`);
    const waits = [...writes, ...reads].filter(({ status }) => status === 503).map(({ headers }) => Number(headers.get('retry-after')));
    expect(waits.every((wait) => wait >= 1 && wait <= 3), `Retry-After was ${counts(waits)}`);
    expect(slowest < DEADLINE, `the slowest answer took ${seconds(slowest)}`);
    expect(ready.status === 503, `readiness said ${ready.status} ${ready.text}`);
    const begin = performance.now();
    await until('another order', async () => (await timed(buyer.call, 5_000, 'POST', '/api/orders', order)).status === 201);
    await until('readiness', async () => (await timed(caller(server.url, {}), 5_000, 'GET', '/health/ready')).status === 200);
    return `${REQUESTS} writes 503, reads ${counts(reads.map(({ status }) => status))}, slowest ${seconds(slowest)}, Retry-After ${counts(waits)}, back after ${seconds(performance.now() - begin)}`;
  },
};
