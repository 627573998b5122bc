// PostgreSQL behind something that can fall silent. The throwaway server listens on a socket in the file system, which is
// reached from any network namespace.
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { helper, listen } from './tools.mjs';

/** The path of the socket of a URL like postgres://user@%2Fdir:port/database, and that database. */
function socketOf(url) {
  const [, folder, port, database] = /@([^:]+):(\d+)\/(.+)$/.exec(url);
  return { path: `${decodeURIComponent(folder)}/.s.PGSQL.${port}`, database };
}

/** Joins two sockets; when one ends, so does the other. */
function joinBoth(one, other) {
  one.pipe(other).pipe(one);
  for (const [near, far] of [[one, other], [other, one]]) {
    near.on('error', () => far.destroy());
    near.on('close', () => far.destroy());
  }
}

/** A proxy that stops forwarding without closing anything. */
export async function proxy(url) {
  const { path, database } = socketOf(url);
  const pairs = new Set();
  let silent = false;
  const server = await listen((socket) => {
    const other = connect(path);
    const pair = { socket, other };
    pairs.add(pair);
    socket.on('close', () => pairs.delete(pair));
    joinBoth(socket, other);
    if (silent) hush(pair);
  });
  function hush({ socket, other }) {
    socket.unpipe(other);
    other.unpipe(socket);
    socket.pause();
    other.pause();
  }
  return {
    url: `postgres://postgres@127.0.0.1:${server.port}/${database}`,
    fallSilent: () => {
      silent = true;
      for (const pair of pairs) hush(pair);
    },
    speak: () => {
      silent = false;
      for (const { socket, other } of pairs) socket.pipe(other).pipe(socket);
    },
    close: () => server.close(),
  };
}

const ip = (...words) => {
  const done = spawnSync('ip', words, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`ip ${words.join(' ')}: ${done.stderr}`);
};

/** Why there can be no network namespace here; undefined when there can. */
export function noNamespace() {
  if (process.getuid() !== 0) return 'only root makes network namespaces';
  const name = `tierway${process.pid}x`;
  const made = spawnSync('ip', ['netns', 'add', name], { encoding: 'utf8' });
  if (made.status !== 0) return `no network namespace: ${(made.stderr ?? 'ip is missing').trim()}`;
  ip('netns', 'del', name);
  return undefined;
}

/** A relay in a network namespace of its own, whose answers can be dropped. */
export async function namespace(url) {
  const { path, database } = socketOf(url);
  const name = `tierway${process.pid}`;
  const near = `tw${process.pid % 100000}a`, far = `tw${process.pid % 100000}b`;
  const [here, there] = ['10.213.77.1', '10.213.77.2'];
  ip('netns', 'add', name);
  let relay;
  const close = async () => {
    await relay?.stop();
    spawnSync('ip', ['link', 'del', near]);
    ip('netns', 'del', name);
  };
  try {
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    ip('addr', 'add', `${here}/30`, 'dev', near);
    ip('link', 'set', near, 'up');
    ip('-n', name, 'addr', 'add', `${there}/30`, 'dev', far);
    ip('-n', name, 'link', 'set', far, 'up');
    relay = await helper('ip', ['netns', 'exec', name, process.execPath, join(import.meta.dirname, 'relay.mjs'), there, path], 'ready');
  } catch (fault) {
    await close();
    throw fault;
  }
  return {
    url: `postgres://postgres@${there}:5432/${database}`,
    // What the other side would answer goes nowhere: no data, no acknowledgement, no reset.
    fallSilent: () => ip('-n', name, 'route', 'add', 'blackhole', `${here}/32`),
    speak: () => ip('-n', name, 'route', 'del', 'blackhole', `${here}/32`),
    close,
  };
}
