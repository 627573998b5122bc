// What the program consists of: crates from cargo's own graph, packages of the front end from its lock file, and work of
// others that these and our folders contain under a licence of its own. Each is { kind, name, version, licence, hash, directory }.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TARGET = 'x86_64-unknown-linux-gnu';

/** Other people's work inside crates and folders of ours: where it is, what it is, and where its licence is if not beside it. */
const CARRIED = [
  { in: 'libsqlite3-sys', name: 'SQLite', licence: 'blessing' },
  // Its crate has no file with the licence; scripts/packaging/PostgreSQL.txt is it.
  { in: 'pq-src', name: 'libpq of PostgreSQL', licence: 'PostgreSQL', text: 'scripts/packaging/PostgreSQL.txt' },
  { in: 'libmimalloc-sys', name: 'mimalloc', licence: 'MIT' },
  { in: 'zstd-sys', name: 'Zstandard', licence: 'BSD-3-Clause' },
  { in: 'ring', name: 'parts of BoringSSL', licence: 'ISC AND OpenSSL' },
  { in: 'utoipa-swagger-ui-vendored', name: 'Swagger UI', licence: 'Apache-2.0' },
  { directory: 'crates/accounts/src/password', name: 'list of common passwords of Django', licence: 'BSD-3-Clause', text: 'scripts/packaging/Django.txt' },
  { directory: 'crates/adapters/fonts', name: 'Noto Sans, Noto Sans Thai, Noto Sans CJK SC', licence: 'OFL-1.1' },
];

function crates(root) {
  const metadata = JSON.parse(
    execFileSync('cargo', ['metadata', '--locked', '--format-version=1', `--filter-platform=${TARGET}`], {
      cwd: root,
      maxBuffer: 1 << 28,
    }),
  );
  const packages = new Map(metadata.packages.map((one) => [one.id, one]));
  const nodes = new Map(metadata.resolve.nodes.map((one) => [one.id, one]));
  const program = metadata.packages.find((one) => one.name === 'tierway-server');
  const reached = new Set([program.id]);
  for (const id of reached) {
    for (const needed of nodes.get(id).deps) {
      // Neither what only tests need nor what only the build runs is in the program.
      if (needed.dep_kinds.some((kind) => kind.kind === null)) reached.add(needed.pkg);
    }
  }
  // What a build dependency carries into the program.
  for (const one of metadata.packages) if (CARRIED.some((carried) => carried.in === one.name)) reached.add(one.id);
  const sums = checksums(readFileSync(join(root, 'Cargo.lock'), 'utf8'));
  return [...reached]
    .map((id) => packages.get(id))
    .filter((one) => one.source !== null)
    .map((one) => ({
      kind: 'cargo',
      name: one.name,
      version: one.version,
      licence: (one.license ?? '').replace(/\s*\/\s*/g, ' OR '),
      hash: sums.get(`${one.name} ${one.version}`),
      directory: dirname(one.manifest_path),
    }));
}

/** SHA-256 of each crate, from the lock file. */
function checksums(lock) {
  const sums = new Map();
  for (const [, name, version, sum] of lock.matchAll(
    /name = "([^"]+)"\nversion = "([^"]+)"\nsource = "[^"]+"\nchecksum = "([^"]+)"/g,
  )) {
    sums.set(`${name} ${version}`, { alg: 'SHA-256', content: sum });
  }
  return sums;
}

function packages(root) {
  const lock = JSON.parse(readFileSync(join(root, 'frontend/package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, one]) => path !== '' && !one.dev && !one.optional && !one.peer)
    .map(([path, one]) => {
      const [algorithm, content] = (one.integrity ?? '').split('-');
      return {
        kind: 'npm',
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: one.version,
        licence: one.license ?? '',
        hash: algorithm === 'sha512' ? { alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') } : undefined,
        directory: join(root, 'frontend', path),
      };
    });
}

/** Everything, sorted by kind and name; whoever has no licence or is not where it should be ends the script. */
export function components(root) {
  const found = [...crates(root), ...packages(root)];
  for (const one of CARRIED) {
    const carrier = found.find((other) => other.kind === 'cargo' && other.name === one.in);
    const directory = one.directory ? join(root, one.directory) : carrier?.directory;
    if (!directory) throw new Error(`${one.name}: ${one.in} is not part of the program`);
    found.push({ kind: 'carried', version: carrier?.version ?? '', ...one, directory });
  }
  for (const one of found) {
    if (!one.licence) throw new Error(`${one.name} ${one.version} names no licence`);
    if (!existsSync(one.directory)) throw new Error(`${one.directory} is missing; install the packages first`);
  }
  const key = (one) => `${one.kind} ${one.name} ${one.version}`;
  return found.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
