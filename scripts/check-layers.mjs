#!/usr/bin/env node
// Proves from `cargo metadata` that the crates' arrows point inward (docs/ARCHITECTURE.md):
// kernel ← domains ← application ← {store-diesel, adapters, api, demo} ← server. Dev-dependencies are free. And that no files of
// a crate go round in a circle (scripts/layers).
import { execFileSync } from 'node:child_process';
import { circlesOfCrates } from './layers/rust.mjs';

const domains = ['accounts', 'catalogue', 'inventory', 'orders', 'commissions', 'workforce'];
const allowed = {
  // A derive macro, for the kernel to hand on.
  sentences: [],
  kernel: ['sentences'],
  ...Object.fromEntries(domains.map((name) => [name, ['kernel']])),
  application: ['kernel', ...domains],
  'store-diesel': ['kernel', ...domains, 'application'],
  adapters: ['kernel', ...domains, 'application'],
  api: ['kernel', ...domains, 'application'],
  // For tests only: it makes throwaway databases.
  testkit: ['kernel', ...domains, 'application', 'store-diesel'],
  // Plays a history through the use cases; behind the server's `seed` command.
  demo: ['kernel', ...domains, 'application'],
  server: ['kernel', ...domains, 'application', 'store-diesel', 'adapters', 'api', 'demo'],
  // A tool beside the product, not shipped: it may name anything.
  bench: ['kernel', ...domains, 'application', 'store-diesel', 'adapters', 'api'],
};
// Outside crates that only some layers may name.
const reserved = {
  diesel: ['store-diesel', 'bench'], diesel_migrations: ['store-diesel'], 'pq-sys': ['store-diesel'], 'libsqlite3-sys': ['store-diesel'],
  'actix-web': ['api', 'server'], 'actix-session': ['api'], utoipa: ['api'], argon2: ['adapters'], image: ['adapters'], flate2: ['adapters'],
  object_store: ['adapters'],
};

const metadata = JSON.parse(execFileSync('cargo', ['metadata', '--format-version', '1', '--no-deps', '--offline'], { maxBuffer: 1 << 28 }));
const faults = (await import('./layers/frontend.mjs')).frontendFaults('frontend/src');
for (const crate of metadata.packages) {
  const name = crate.name.replace(/^tierway-/, '');
  if (!(name in allowed)) { faults.push(`${crate.name} has no place in the layers`); continue; }
  for (const dependency of crate.dependencies.filter((d) => d.kind !== 'dev')) {
    const inner = dependency.name.match(/^tierway-(.*)$/)?.[1];
    if (inner !== undefined && !allowed[name].includes(inner)) faults.push(`${name} must not depend on ${inner}`);
    if (inner === undefined && !(reserved[dependency.name] ?? [name]).includes(name)) faults.push(`${name} must not name ${dependency.name}`);
  }
}
faults.push(...circlesOfCrates(metadata.packages, process.cwd()));
if (faults.length > 0) { console.error(faults.join('\n')); process.exit(1); }
console.log(`layers: ${metadata.packages.length} crates in order`);
