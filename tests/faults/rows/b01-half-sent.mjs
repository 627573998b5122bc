// Bodies that do not come to their end hold no memory, and are told so.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { counts, expect, readiness, seconds, sleep } from '../support/tools.mjs';

const MIB = 1024 * 1024;
const BODIES = 20, LENGTH = 50 * MIB, SENT = 25 * MIB;
/** What docs/deploy.md grants bodies in memory. */
const MOST_GROWTH = 256;
/** Idle time or grace of the rules, and room for a slow machine. */
const MOST_WAIT = 40_000;

/** The most memory the process has had, in MiB. */
const peak = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Begins a registration with files; `status` is what it is told, 0 when the connection breaks off without a word. */
function registration(port) {
  const socket = connect(port, '127.0.0.1');
  const begin = performance.now();
  let read = '';
  const told = new Promise((resolve) => {
    const end = () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(read)?.[1] ?? 0), took: performance.now() - begin });
    socket.on('data', (part) => {
      read += part;
      end();
    });
    socket.on('error', end).on('close', end);
    setTimeout(end, MOST_WAIT).unref();
  });
  socket.write(
    `POST /api/auth/register HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n{"username":"`,
  );
  return { socket, told };
}

async function halfSent(port) {
  const { socket, told } = registration(port);
  const piece = Buffer.alloc(256 * 1024, 'a');
  for (let sent = 0; sent < SENT; sent += piece.length) {
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => { socket.once('drain', resolve); }), told]);
  }
  return { socket, told };
}

async function dripping(port) {
  const { socket, told } = registration(port);
  const drip = setInterval(() => socket.write('a'.repeat(500)), 1000);
  const heard = await told;
  clearInterval(drip);
  socket.destroy();
  return heard;
}

export default {
  name: 'B1 twenty half-sent registrations of 50 MB, and one that drips',
  databases: ['sqlite', 'postgres'],
  async run(product) {
    const server = await product.start();
    const before = peak(server.pid);
    const drip = dripping(server.port);
    const bodies = await Promise.all(Array.from({ length: BODIES }, () => halfSent(server.port)));
    await sleep(1000);
    const growth = peak(server.pid) - before;
    const ready = await readiness(server.url);
    const ends = await Promise.all(bodies.map(({ told }) => told));
    for (const { socket } of bodies) socket.destroy();
    const dripped = await drip;
    expect(growth < MOST_GROWTH, `memory grew from ${before.toFixed(0)} by ${growth.toFixed(0)} MiB, more than ${MOST_GROWTH}`);
    expect(ready.status === 200, `not ready meanwhile: ${ready.status} ${ready.text}`);
    expect(ends.every(({ status }) => status === 408), `half-sent bodies were told ${counts(ends.map(({ status }) => status))}`);
    expect(dripped.status === 408, `the dripping body was told ${dripped.status}`);
    return `peak ${before.toFixed(0)} + ${growth.toFixed(0)} MiB (bound ${MOST_GROWTH}), 408 after ${seconds(Math.max(...ends.map(({ took }) => took)))}, drip 408 after ${seconds(dripped.took)}`;
  },
};
