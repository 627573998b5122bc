#!/usr/bin/env node
// check-openapi-diff.mjs [--release]: compares openapi/openapi.json with the document of the last release, without its texts.
// Whatever else differs is named and must stand in openapi/allowed-changes.txt, with the reason; a line there that nothing
// needs is a fault too. --release keeps today's document for the next comparison and empties the list.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'openapi');
const RELEASED = join(folder, 'released.json.gz');
const ALLOWED = join(folder, 'allowed-changes.txt');
const HEAD = '# What of the document changed since the last release beyond its texts, a line each: where, two spaces, # and why.\n';

/** What people read and programs do not. */
const TEXTS = new Set(['description', 'summary', 'title', 'example', 'examples', 'x-examples', 'externalDocs']);
/** Objects whose keys are names of the API's own. */
const NAMED = new Set(['properties', 'schemas', 'responses', 'headers', 'paths', 'parameters', 'content', 'securitySchemes', 'callbacks']);

function bare(node, named = false) {
  if (Array.isArray(node)) return node.map((item) => bare(item));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.keys(node).filter((key) => named || !TEXTS.has(key));
  return Object.fromEntries(kept.sort().map((key) => [key, bare(node[key], !named && NAMED.has(key))]));
}

/** Lists whose order means nothing, by a name for each item. */
function byName(list) {
  const name = (item) => (typeof item === 'object' ? `${item?.in ?? ''} ${item?.name ?? item?.$ref ?? JSON.stringify(item)}`.trim() : String(item));
  return Object.fromEntries(list.map((item) => [name(item), item]));
}

function* differences(before, after, path = []) {
  const isObject = (node) => node !== null && typeof node === 'object';
  if (!isObject(before) || !isObject(after)) {
    if (before !== after) yield [path, before, after];
    return;
  }
  const [old, now] = [before, after].map((node) => (Array.isArray(node) ? byName(node) : node));
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const here = [...path, key];
    if (!(key in now)) yield [here, old[key], undefined];
    else if (!(key in old)) yield [here, undefined, now[key]];
    else yield* differences(old[key], now[key], here);
  }
}

const document = bare(JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')));
// The version is the product's, and changes with each release.
delete document.info;

if (process.argv[2] === '--release') {
  writeFileSync(RELEASED, gzipSync(JSON.stringify(document), { level: 9 }));
  writeFileSync(ALLOWED, HEAD);
  process.exit(0);
}

const released = bare(JSON.parse(gunzipSync(readFileSync(RELEASED))));
const allowed = readFileSync(ALLOWED, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('  #'));
const used = new Set();
let faults = 0;
for (const [path, before, after] of differences(released, document)) {
  const where = path.join(' ');
  const line = allowed.find(([start]) => where === start.trim() || where.startsWith(`${start.trim()} `));
  if (line) used.add(line);
  else faults += 1;
  const shown = (value) => (value === undefined ? '(none)' : JSON.stringify(value).slice(0, 120));
  console.log(`${line ? 'allowed' : 'CHANGED'} ${where}: ${shown(before)} -> ${shown(after)}`);
}
for (const line of allowed) {
  const fault = used.has(line) ? line[1]?.trim() ? '' : 'says no reason' : 'allows what has not changed';
  if (fault) console.log(`allowed-changes.txt: "${line[0].trim()}" ${fault}`);
  if (fault) faults += 1;
}
if (faults > 0) console.log(`\n${faults} to look at. A change that is meant goes into openapi/allowed-changes.txt, with its reason.`);
process.exit(faults > 0 ? 1 : 0);
