// Servers of the product for scripts that try it from outside, and people who call them.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The product's program. */
export const BINARY = process.env.TIERWAY_BINARY ?? join(import.meta.dirname, '../../target/debug/tierway');
/** People who sign in at a door of their own. */
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

/** Asks until something says yes, for half a minute unless told otherwise. */
export async function until(what, look, patience = 30_000) {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`${what} did not happen`);
}

/** Starts a server on a port of its own, and waits until it is ready unless `awaited` is false. */
export async function startServer({ data, logs = data, settings = {}, program = BINARY, awaited = true }) {
  mkdirSync(data, { recursive: true });
  const port = Number(settings.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const log = join(logs, `server-${port}.log`);
  const out = openSync(log, 'a');
  const own = { DATABASE_URL: '', MEDIA_URL: '', SMTP_URL: '', RUST_LOG: 'warn', DRAIN_SECONDS: '0', PUBLIC_URL: url };
  const env = { ...process.env, ...own, ...settings, DATA_DIR: data, BIND_ADDRESS: `127.0.0.1:${port}` };
  const server = spawn(program, ['serve'], { env, stdio: ['ignore', out, out] });
  closeSync(out);
  const ended = new Promise((resolve) => { server.once('exit', resolve); });
  const end = async (signal) => {
    server.kill(signal);
    await ended;
  };
  const running = () => server.exitCode === null && server.signalCode === null;
  if (awaited) {
    await until('the start of the server', async () => {
      if (!running()) throw new Error(`the server ended: ${readFileSync(log, 'utf8')}`);
      return fetch(`${url}/health/ready`).then((answer) => answer.ok, () => false);
    }, 60_000).catch(async (fault) => {
      await end('SIGKILL');
      throw fault;
    });
  }
  return {
    url, port, data, pid: server.pid, running, ended,
    log: () => readFileSync(log, 'utf8'),
    signal: (name) => server.kill(name),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Somebody who is signed in. */
export async function signIn(url, username, password) {
  const call = caller(url, {});
  const answer = await call('POST', DOORS[username] ?? '/api/auth/login', { username, password });
  if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.status} ${answer.text}`);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  return { user: JSON.parse(answer.text).user, ...withCookie(url, cookie) };
}

/** The same session at an address; every instance of a product knows it. */
export function withCookie(url, cookie) {
  const call = caller(url, { cookie });
  return { url, cookie, call, must: must(call) };
}

/** Calls the API with these headers. */
export function caller(url, headers) {
  return async (method, path, body, more = {}, options = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...more },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...options,
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
