// Two instances behind HAProxy are restarted one after the other, and nobody notices.
import { writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { caller, freePort, until, withCookie } from '../../../scripts/support/servers.mjs';
import { counts, expect, seconds, sleep, timed } from '../support/tools.mjs';

const HANDS = 6;

/** What Debian's package has by default, and a check of /health/ready with HAProxy's own rhythm. */
const configuration = (front, ports) => `
defaults
  mode http
  timeout connect 5000
  timeout client 50000
  timeout server 50000
frontend tierway
  bind 127.0.0.1:${front}
  default_backend instances
backend instances
  option httpchk GET /health/ready
${ports.map((port) => `  server at${port} 127.0.0.1:${port} check`).join('\n')}
`;

async function balancer(folder, ports) {
  const front = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(front, ports));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => { child.once('exit', resolve); });
  const url = `http://127.0.0.1:${front}`;
  await until('HAProxy', () => fetch(`${url}/health/ready`).then(({ ok }) => ok, () => false));
  return { url, stop: async () => { child.kill('SIGTERM'); await ended; } };
}

export default {
  name: 'B6 a rolling restart behind HAProxy',
  databases: ['postgres'],
  two: true,
  async run(product) {
    const settings = { DRAIN_SECONDS: '5', TRUSTED_PROXIES: '127.0.0.1' };
    const servers = [await product.start(settings), await product.start(settings)];
    const proxy = await balancer(product.data, servers.map(({ port }) => port));
    const said = [];
    const lost = [];
    let placed = 0, going = true;
    const hand = async (number) => {
      const buyer = withCookie(proxy.url, product.cookies[product.customers[number]]);
      for (let turn = 0; going; turn += 1) {
        const wish = turn % 3 === 0
          ? ['POST', '/api/orders', { items: [{ productId: product.products[0], quantity: 1 }], paymentMethod: 'Bank' }]
          : ['GET', turn % 3 === 1 ? '/api/products?limit=5' : '/api/orders?limit=5'];
        const answer = await timed(buyer.call, 30_000, ...wish);
        said.push(answer.status);
        if (answer.status === 201) placed += 1;
        if (![200, 201].includes(answer.status)) lost.push(`${wish[0]} ${wish[1]}: ${answer.status} ${answer.text.slice(0, 200)}`);
        await sleep(20);
      }
    };
    const hands = Array.from({ length: HANDS }, (_, number) => hand(number));
    const stops = [];
    try {
      for (const server of servers) {
        await sleep(1000);
        const begin = performance.now();
        await server.stop();
        stops.push(performance.now() - begin);
        await product.start({ ...settings, PORT: String(server.port) });
        // HAProxy takes an instance back after two good checks, one every two seconds.
        await sleep(6000);
      }
    } finally {
      going = false;
      await Promise.all(hands);
      await proxy.stop();
    }
    expect(lost.length === 0, `${lost.length} of ${said.length} requests were lost: ${lost.slice(0, 3).join('; ')} (${counts(said)})`);
    const { headers } = await caller(servers[0].url, { cookie: product.cookies.admin })('GET', '/api/orders?limit=1');
    expect(Number(headers.get('x-total-count')) === placed, `${headers.get('x-total-count')} orders in place of ${placed}`);
    return `${said.length} requests through two restarts, none lost (${counts(said)}); each stopped in ${stops.map(seconds).join(' and ')}`;
  },
};
