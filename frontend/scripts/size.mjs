/**
 * Says how much JavaScript (brotli) each page loads, and fails over the limit: the entry and the page's own chunk, each
 * with everything it imports; the frame of a dashboard is not counted. What visitors receive of the public pages is measured
 * in a browser (e2e/weight.spec.ts).
 */
import { readFileSync, statSync } from 'node:fs';

const PAGE_LIMIT = 350_000;

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
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
const rows = lazy.map((key) => ({ page: key, bytes: weigh([entry, key]) }));

for (const { page, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) {
  const verdict = bytes > PAGE_LIMIT ? 'OVER' : 'ok';
  console.log(
    `${(bytes / 1000).toFixed(1).padStart(7)} kB of ${PAGE_LIMIT / 1000}  ${verdict}  ${page}`,
  );
}
process.exit(rows.some(({ bytes }) => bytes > PAGE_LIMIT) ? 1 : 0);
