/**
 * The demo data, made once a run: the first product that asks for them makes them, and each gets a copy of its own.
 * Playwright calls the default export before a run and what it returns after it.
 */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { createDatabase, dropDatabase } from './database';

/** Where products keep their data: in memory, where Linux offers that. */
export const ROOM = inMemory() ?? tmpdir();

function inMemory(): string | undefined {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return undefined;
  }
}

/** The product's program. */
export const BINARY =
  process.env.TIERWAY_BINARY ?? join(import.meta.dirname, '../../../target/debug/tierway');
const DATABASE = 'e2e_demo';
/** How long a copy waits for another's making, in milliseconds. */
const PATIENCE = 150_000;

function folder(): string {
  const known = process.env.TIERWAY_E2E_DEMO;
  if (!known) throw new Error('TIERWAY_E2E_DEMO is not set: the run has not been set up');
  return known;
}

/** A command of the product that has to succeed; what it printed. */
export function command(name: string, env: NodeJS.ProcessEnv): string {
  const done = spawnSync(BINARY, [name], { env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${name} failed: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** Whether this worker is the first to ask, and so the one that makes them. */
function isFirst(): boolean {
  try {
    mkdirSync(join(folder(), 'making'));
    return true;
  } catch {
    return false;
  }
}

function make() {
  const data = join(folder(), 'data');
  mkdirSync(data);
  const DATABASE_URL = createDatabase(DATABASE);
  command('seed', { ...process.env, DATA_DIR: data, DATABASE_URL, RUST_LOG: 'warn' });
  writeFileSync(join(folder(), 'made'), '');
}

function wait() {
  const deadline = Date.now() + PATIENCE;
  while (!existsSync(join(folder(), 'made'))) {
    if (Date.now() > deadline) throw new Error('the demo data were not made in time');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** Fills a folder and a new database with the demo data; the database's URL, empty for the embedded one. */
export function copyDemo(data: string, database: string): string {
  if (isFirst()) make();
  else wait();
  cpSync(join(folder(), 'data'), data, { recursive: true });
  return createDatabase(database, DATABASE);
}

export default function setUp(): () => void {
  process.env.TIERWAY_E2E_DEMO = mkdtempSync(join(ROOM, 'tierway-e2e-demo-'));
  return () => {
    dropDatabase(DATABASE);
    rmSync(folder(), { recursive: true, force: true });
  };
}
