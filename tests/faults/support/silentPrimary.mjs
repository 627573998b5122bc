// What both instances do while PostgreSQL says nothing, and after it speaks again.
import { caller, until } from '../../../scripts/support/servers.mjs';
import { counts, expect, readiness, seconds, sleep, timed } from './tools.mjs';

const REQUESTS = 30, DEADLINE = 25_000, UNANSWERED = 35_000, RECOVERY = 30_000;

/** Runs the row over a `link` that can fall silent. */
export async function silentPrimary(product, link) {
  const servers = [];
  for (let number = 0; number < 2; number += 1) servers.push(await product.start({ DATABASE_URL: link.url }));
  const wish = ['POST', '/api/orders', { items: [{ productId: product.products[0], quantity: 1 }] }];
  const buyers = servers.map((server) => product.as(server, 'customer0'));
  for (const buyer of buyers) await buyer.must(...wish);
  const ask = () => Promise.all(buyers.flatMap(({ call }) => Array.from({ length: REQUESTS }, () => timed(call, UNANSWERED, ...wish))));
  link.fallSilent();
  let first, second, ready;
  try {
    first = await ask();
    // Those who come when every thread already waits.
    await sleep(500);
    second = await ask();
    ready = await Promise.all(servers.map(({ url }) => readiness(url, UNANSWERED)));
  } finally {
    link.speak();
  }
  const begin = performance.now();
  const all = [...first, ...second];
  const said = counts(all.map(({ status }) => status));
  const slowest = Math.max(...all.map(({ took }) => took));
  let back;
  const recovered = async () => {
    const answers = await Promise.all([
      ...buyers.map(({ call }) => timed(call, 10_000, ...wish)),
      ...servers.map(({ url }) => timed(caller(url, {}), 10_000, 'GET', '/health/ready')),
    ]);
    back = answers.map(({ status }) => status);
    return back.every((status) => status < 300 && status > 0);
  };
  expect(all.every(({ status }) => status === 503), `requests were told ${said} (0: not answered within ${seconds(UNANSWERED)})`);
  expect(slowest < DEADLINE, `the slowest answer took ${seconds(slowest)} (${said})`);
  expect(ready.every(({ status }) => status === 503), `readiness said ${ready.map(({ status, took }) => `${status} after ${seconds(took)}`)}`);
  await until('recovery', recovered, RECOVERY).catch(() => { throw new Error(`no recovery within ${seconds(RECOVERY)}: ${back}`); });
  const recovery = performance.now() - begin;
  await Promise.all(servers.map((server) => server.stop()));
  product.check();
  return `${all.length} requests 503, slowest ${seconds(slowest)}, readiness 503, both back after ${seconds(recovery)}`;
}
