// What several rows need: loads, times, and things that hold up the product.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { caller } from '../../../scripts/support/servers.mjs';

export { sleep };

/** Fails with what was seen unless it holds. */
export function expect(holds, seen) {
  if (!holds) throw new Error(seen);
}

/** Seconds with one digit. */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** How often each value stands there, as `200: 48, 503: 12`. */
export function counts(values) {
  const sums = {};
  for (const value of values) sums[value] = (sums[value] ?? 0) + 1;
  return Object.entries(sums).map(([value, count]) => `${value}: ${count}`).join(', ');
}

/** A call with the time it took; status 0 when it was not answered in `most` milliseconds, or broke off. */
export async function timed(call, most, method, path, body, headers) {
  const begin = performance.now();
  try {
    const answer = await call(method, path, body, headers, { signal: AbortSignal.timeout(most) });
    return { ...answer, took: performance.now() - begin };
  } catch (fault) {
    return { status: 0, text: `${fault.name}: ${fault.cause?.code ?? fault.message}`, took: performance.now() - begin };
  }
}

/** Whether the instance says that it is ready: status and text. */
export const readiness = (url, most = 12_000) => timed(caller(url, {}), most, 'GET', '/health/ready');

/** Starts a program and waits until it prints `word`; `stop` ends it. */
export async function helper(command, args, word) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => { child.once('exit', resolve); });
  await new Promise((resolve, reject) => {
    let read = '';
    child.stdout.on('data', (part) => {
      read += part;
      if (read.includes(word)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} ended: ${read}`)));
  });
  return {
    child,
    stop: async () => {
      child.stdin.destroy();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A TCP server on loopback; each connection goes to `take`. */
export function listen(take) {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    take(socket);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        port: server.address().port,
        sockets,
        close: () => {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}

/** Does `work` for each of the items, so many at once. */
export async function eachOf(items, atOnce, work) {
  const rest = items[Symbol.iterator]();
  const hand = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}
