// A product of its own with demo data: seeded once, and copied for each server that wants it untouched.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BINARY = process.env.TIERWAY_BINARY ?? join(import.meta.dirname, '../../target/debug/tierway');
const PASSWORD = 'tierway-demo';
/** Demo people who sign in at a door of their own. */
const DOORS = { admin: '/api/test-login', warehouse: '/api/auth/warehouse-login' };

/** A free loopback port. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Asks until something says yes, for half a minute. */
export async function until(what, look) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`${what} did not happen`);
}

/** Demo data in a place of their own; `start` serves a fresh copy. */
export function plant() {
  const home = mkdtempSync(join(tmpdir(), 'tierway-integration-'));
  const env = { ...process.env, DATABASE_URL: '', MEDIA_URL: '', RUST_LOG: 'warn' };
  const planted = join(home, 'planted');
  const done = spawnSync(BINARY, ['seed'], { env: { ...env, DATA_DIR: planted }, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`seed failed: ${done.stdout}${done.stderr}`);

  async function start() {
    const data = mkdtempSync(join(home, 'data-'));
    cpSync(planted, data, { recursive: true });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const log = join(data, 'server.log');
    const out = openSync(log, 'a');
    const settings = { DATA_DIR: data, BIND_ADDRESS: `127.0.0.1:${port}`, PUBLIC_URL: url };
    const server = spawn(BINARY, ['serve'], { env: { ...env, ...settings }, stdio: ['ignore', out, out] });
    const isReady = () => fetch(`${url}/health/ready`).then((answer) => answer.ok, () => false);
    await until('the start of the server', async () => {
      if (server.exitCode !== null) throw new Error(`the server ended: ${readFileSync(log, 'utf8')}`);
      return isReady();
    });
    const stop = async () => {
      const ended = new Promise((resolve) => { server.once('exit', resolve); });
      // Its data go with it, so it need not end in order.
      server.kill('SIGKILL');
      await ended;
      rmSync(data, { recursive: true, force: true });
    };
    return { url, stop, signIn: (name, password = PASSWORD) => signIn(url, name, password) };
  }

  return { start, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Somebody who is signed in. */
async function signIn(url, username, password) {
  const call = caller(url, {});
  const answer = await call('POST', DOORS[username] ?? '/api/auth/login', { username, password });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.status} ${answer.text}`);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  const user = JSON.parse(answer.text).user;
  return { user, url, cookie, call: caller(url, { cookie }), must: must(caller(url, { cookie })) };
}

/** Calls the API with these headers. */
export function caller(url, headers) {
  return async (method, path, body, more = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...more },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

/** A call that has to succeed; its answer as JSON. */
function must(call) {
  return async (...wish) => {
    const { status, text } = await call(...wish);
    if (status >= 300) throw new Error(`${wish[0]} ${wish[1]}: ${status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}
