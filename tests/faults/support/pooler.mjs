// PgBouncer in transaction mode before the throwaway PostgreSQL, on a socket beside the server's own.
import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { until } from '../../../scripts/support/servers.mjs';

/** How many connections to the server all clients share. */
export const POOL = 2;

const configuration = (socket, port, own) => `
[databases]
* = host=${socket} port=${port} user=postgres
[pgbouncer]
listen_addr =
listen_port = ${own}
unix_socket_dir = ${socket}
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 200
`;

const listens = (path) => new Promise((resolve) => {
  const socket = connect(path);
  socket.once('connect', () => { socket.destroy(); resolve(true); });
  socket.once('error', () => resolve(false));
});

/** Starts one before the database at `url`; `folder` keeps its configuration. */
export async function pooler(folder, url) {
  const [, host, port, name] = url.match(/@([^:/]+):(\d+)\/(\w+)$/);
  const socket = decodeURIComponent(host);
  const own = 1024 + (process.pid % 20_000);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(socket, port, own));
  const isRoot = process.getuid() === 0;
  // It does not run as root, and reads its configuration once more when it no longer does.
  if (isRoot) chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => { child.once('exit', resolve); });
  await until('PgBouncer', () => listens(`${socket}/.s.PGSQL.${own}`));
  return {
    url: `postgres://postgres@${host}:${own}/${name}`,
    stop: async () => { child.kill('SIGTERM'); await ended; },
  };
}
