/** Starts and stops a whole product of its own for a browser story: an empty or seeded database, one server. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY =
  process.env.TIERWAY_BINARY ?? join(import.meta.dirname, '../../../target/debug/tierway');

export interface Instance {
  /** Where the product is served, without a slash at the end. */
  url: string;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
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

function psql(statement: string) {
  const maintenance = process.env.TIERWAY_TEST_POSTGRES;
  if (!maintenance)
    throw new Error('TIERWAY_TEST_POSTGRES is not set: run this inside scripts/with-postgres');
  const done = spawnSync('psql', [maintenance, '-v', 'ON_ERROR_STOP=1', '-qc', statement], {
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return maintenance;
}

/** The database's URL; empty for the embedded one. */
function createDatabase(name: string): string {
  if (process.env.TIERWAY_E2E_DATABASE !== 'postgres') return '';
  return psql(`CREATE DATABASE ${name}`).replace(/\/[^/]*$/, `/${name}`);
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

/** Starts a product; `seed` fills it with the demo data first. */
export async function startInstance({ seed = false } = {}): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'tierway-e2e-'));
  const database = `e2e_${port}_${process.pid}`;
  const env = {
    ...process.env,
    DATA_DIR: data,
    DATABASE_URL: createDatabase(database),
    BIND_ADDRESS: `127.0.0.1:${port}`,
    PUBLIC_URL: url,
    RUST_LOG: 'warn',
  };
  if (seed) {
    const seeded = spawnSync(BINARY, ['seed'], { env, encoding: 'utf8' });
    if (seeded.status !== 0) throw new Error(`seed failed: ${seeded.stderr}`);
  }
  const log = openSync(join(data, 'server.log'), 'a');
  const server = spawn(BINARY, ['serve'], { env, stdio: ['ignore', log, log] });
  await ready(url, server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      if (env.DATABASE_URL) psql(`DROP DATABASE IF EXISTS ${database}`);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
