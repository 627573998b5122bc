// A small company on a database of its own: planted once for each kind of database through the API, and copied for each row.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BINARY, signIn, startServer, withCookie } from '../../../scripts/support/servers.mjs';
import { people } from './people.mjs';

const ROOM = (() => {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
})();
const home = mkdtempSync(join(ROOM, 'tierway-faults-'));
const planted = new Map();
let made = 0;

/** Runs statements on the throwaway PostgreSQL: its maintenance database, unless told otherwise. */
export function psql(statement, url = process.env.TIERWAY_TEST_POSTGRES) {
  const done = spawnSync('psql', [url, '-v', 'ON_ERROR_STOP=1', '-qAtc', statement], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout.trim();
}

const urlOf = (name) => process.env.TIERWAY_TEST_POSTGRES.replace(/\/[^/]*$/, `/${name}`);

/** Makes a database with its folder: empty, or as a copy of a planted one. */
function place(database, copied) {
  made += 1;
  const data = mkdtempSync(join(home, 'data-'));
  const name = `faults_${process.pid}_${made}`;
  if (copied) cpSync(copied.data, data, { recursive: true });
  if (database === 'postgres') psql(`CREATE DATABASE ${name}${copied ? ` TEMPLATE ${copied.name}` : ''}`);
  return { data, name, url: database === 'postgres' ? urlOf(name) : '' };
}

async function plantedOn(database) {
  if (planted.has(database)) return planted.get(database);
  const empty = place(database);
  const server = await startServer({ data: empty.data, settings: { DATABASE_URL: empty.url } });
  let world;
  try {
    world = await people(server.url);
  } finally {
    await server.stop();
  }
  const whole = { ...empty, world };
  planted.set(database, whole);
  return whole;
}

/** A company with nobody but its own: servers start on it as the row wants. `settings` are variables of all of them. */
export async function open(database, settings = {}) {
  const { world, ...copied } = await plantedOn(database);
  const own = place(database, copied);
  const servers = new Set();
  const env = { DATABASE_URL: own.url, ...settings };
  const start = async (more = {}, { data = own.data, awaited = true } = {}) => {
    const server = await startServer({ data, logs: own.data, settings: { ...env, ...more }, awaited });
    servers.add(server);
    return server;
  };
  return {
    ...own, ...world, database, start,
    /** What `tierway check` says; throws when it finds a fault. */
    check: () => {
      const done = spawnSync(BINARY, ['check'], { env: { ...process.env, ...env, DATA_DIR: own.data, RUST_LOG: 'warn' }, encoding: 'utf8' });
      if (done.status !== 0) throw new Error(`tierway check: ${done.stdout}${done.stderr}`);
      return done.stdout.trim();
    },
    /** Somebody's session of the planting, at a server. */
    as: (server, name) => withCookie(server.url, world.cookies[name]),
    signIn: (server, name) => signIn(server.url, name, world.password),
    close: async () => {
      await Promise.all([...servers].filter((server) => server.running()).map((server) => server.kill()));
      if (database === 'postgres') psql(`DROP DATABASE IF EXISTS ${own.name} WITH (FORCE)`);
      rmSync(own.data, { recursive: true, force: true });
    },
  };
}

/** Removes what is left. */
export function clear() {
  rmSync(home, { recursive: true, force: true });
}
