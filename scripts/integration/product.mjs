// A product of its own with demo data: seeded once, and copied for each server that wants it untouched.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BINARY, signIn, startServer } from '../support/servers.mjs';

export { caller, freePort, until } from '../support/servers.mjs';

const PASSWORD = 'tierway-demo';

/** Demo data in a place of their own; `start` serves a fresh copy. */
export function plant() {
  const home = mkdtempSync(join(tmpdir(), 'tierway-integration-'));
  const planted = join(home, 'planted');
  const env = { ...process.env, DATABASE_URL: '', MEDIA_URL: '', RUST_LOG: 'warn', DATA_DIR: planted };
  const done = spawnSync(BINARY, ['seed'], { env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`seed failed: ${done.stdout}${done.stderr}`);

  async function start() {
    const data = mkdtempSync(join(home, 'data-'));
    cpSync(planted, data, { recursive: true });
    const server = await startServer({ data });
    const stop = async () => {
      // Its data go with it, so it need not end in order.
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    };
    return { url: server.url, stop, signIn: (name, password = PASSWORD) => signIn(server.url, name, password) };
  }

  return { start, remove: () => rmSync(home, { recursive: true, force: true }) };
}
