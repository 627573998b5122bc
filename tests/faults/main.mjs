// main.mjs [ROW or DATABASE…]: the matrix of bad days. Each row has a product of its own; a row that cannot be tried here is
// said to be skipped, and why.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clear, open } from './support/product.mjs';

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const databases = ['sqlite', 'postgres'].filter((name) => !wanted.some((word) => /^(sqlite|postgres)$/.test(word)) || wanted.includes(name));
const names = wanted.filter((word) => !/^(sqlite|postgres)$/.test(word));
const folder = join(import.meta.dirname, 'rows');
const rows = [];
for (const file of readdirSync(folder).sort()) {
  const row = (await import(join(folder, file))).default;
  if (names.length === 0 || names.includes(row.name.split(' ')[0].toLowerCase())) rows.push(row);
}

const sums = { passed: 0, failed: 0, skipped: 0 };
const begin = performance.now();

let product;
/** Servers that were started do not outlive a run that is called off. */
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await product?.close().catch(() => {});
    clear();
    process.exit(1);
  });
}

async function tell(row, database) {
  const name = `${row.name} (${database})`;
  const start = performance.now();
  const time = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  const reason = row.skip?.();
  if (reason) {
    sums.skipped += 1;
    console.log(`  skipped ${name}: ${reason}`);
    return;
  }
  try {
    product = await open(database, row.settings);
    const seen = await row.run(product);
    sums.passed += 1;
    console.log(`  ok ${name}, ${time()}: ${seen}`);
  } catch (fault) {
    sums.failed += 1;
    console.log(`  FAILED ${name}: ${fault.message}, ${time()}`);
    if (process.env.VERBOSE) console.log(fault.stack);
  } finally {
    await product?.close();
    product = undefined;
  }
}

try {
  for (const row of rows) {
    for (const database of row.databases) if (databases.includes(database)) await tell(row, database);
  }
} finally {
  clear();
}
const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
console.log(`\n  ${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped in ${minutes} min`);
process.exit(sums.failed === 0 && sums.passed > 0 ? 0 : 1);
