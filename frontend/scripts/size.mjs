/**
 * Says how much JavaScript (brotli) a visitor loads, and fails over the limits.
 *
 * A page's first load is the entry with everything it imports, plus the page's own chunk with everything that
 * imports. For pages other than the public home the dashboard shell is counted too, whether they use it or not.
 */
import { readFileSync, statSync } from 'node:fs';

const HOME_LIMIT = 190_000;
const PAGE_LIMIT = 352_000;
const HOME = 'src/features/home/HomePage.tsx';
const SHELL = 'src/components/shell/DashboardShell.tsx';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** What is sent of a file: the build leaves it as brotli (vite/compressed.ts). */
const compressed = (file) => statSync(new URL(`${file}.br`, dist)).size;

/** Adds the chunk and everything it imports statically. */
function collect(key, seen) {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) collect(imported, seen);
  return seen;
}

function weigh(keys) {
  const seen = new Set();
  for (const key of keys) collect(key, seen);
  const files = new Set(
    [...seen].map((key) => manifest[key].file).filter((f) => f.endsWith('.js')),
  );
  return [...files].reduce((sum, file) => sum + compressed(file), compressed('scheme.js'));
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && key !== HOME);
const rows = [
  { page: `${HOME} (public home)`, bytes: weigh([entry, HOME]), limit: HOME_LIMIT },
  ...lazy.map((key) => ({ page: key, bytes: weigh([entry, SHELL, key]), limit: PAGE_LIMIT })),
];

if (!manifest[HOME]) throw new Error(`${HOME} is not in the manifest`);
for (const { page, bytes, limit } of rows.sort((a, b) => b.bytes - a.bytes)) {
  const verdict = bytes > limit ? 'OVER' : 'ok';
  console.log(
    `${(bytes / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000}  ${verdict}  ${page}`,
  );
}
process.exit(rows.some(({ bytes, limit }) => bytes > limit) ? 1 : 0);
