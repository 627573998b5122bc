/**
 * Starts and stops a whole product of its own for a browser story: an empty or seeded database, and one server or, to
 * see them work together, several.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from './database';
import { BINARY, ROOM, command, copyDemo } from './demo';

export interface Instance {
  /** Where the product is served, without a slash at the end. */
  url: string;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
}

export interface Server {
  /** Where it is served, without a slash at the end. */
  url: string;
  /** Lets it end in order. */
  stop: () => Promise<void>;
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/** A database with what belongs to it; servers are started on it. */
export interface Product {
  start: () => Promise<Server>;
  /** What `tierway check` says; throws when it finds a fault. */
  check: () => string;
  /** Removes everything; the servers have ended. */
  remove: () => void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server at ${url} did not become ready`);
}

async function serve(env: NodeJS.ProcessEnv, data: string): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(join(data, 'server.log'), 'a');
  const server = spawn(BINARY, ['serve'], {
    env: { ...env, BIND_ADDRESS: `127.0.0.1:${port}`, PUBLIC_URL: url, DRAIN_SECONDS: '0' },
    stdio: ['ignore', log, log],
  });
  await ready(url, server);
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

let made = 0;

interface Options {
  seed?: boolean;
  settings?: Record<string, string>;
}

/** Makes a product without a server; `seed` fills it with the demo data, `settings` are variables of its servers. */
export function createProduct({ seed = false, settings = {} }: Options = {}): Product {
  const data = mkdtempSync(join(ROOM, 'tierway-e2e-'));
  made += 1;
  const database = `e2e_${process.pid}_${made}`;
  const env = {
    ...process.env,
    DATA_DIR: data,
    DATABASE_URL: seed ? copyDemo(data, database) : createDatabase(database),
    RUST_LOG: 'warn',
    ...settings,
  };
  return {
    start: () => serve(env, data),
    check: () => command('check', env),
    remove: () => {
      dropDatabase(database);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts a product with one server; `seed` fills it with the demo data first. */
export async function startInstance(options: Options = {}): Promise<Instance> {
  const product = createProduct(options);
  const server = await product.start();
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      product.remove();
    },
  };
}
