#!/usr/bin/env node
// notices.mjs: prints who else's work is inside the program, and every text of a licence that came with it, each once.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { components } from './components.mjs';

const TEXT = /^(un)?licen[cs]e|^copying|^copyright|^notice|^ofl/i;

/** Files with licences in a folder and, where others' source is carried, in the folders of that source. */
function texts(directory, depth) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return depth > 0 && entry.name !== 'node_modules' ? texts(path, depth - 1) : [];
    return TEXT.test(entry.name) && !/\.(rs|js|ts|mjs)$/.test(entry.name) && statSync(path).size < 200_000 ? [path] : [];
  });
}

const found = components(process.cwd());
const groups = new Map();
const without = [];
for (const one of found) {
  const files = one.text ? [one.text] : texts(one.directory, one.kind === 'npm' ? 0 : 2);
  if (files.length === 0) without.push(one);
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
    const sum = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex');
    const group = groups.get(sum) ?? { text, names: new Set() };
    group.names.add(`${one.name} ${one.version}`.trim());
    groups.set(sum, group);
  }
}

const line = '='.repeat(100);
const say = (text) => process.stdout.write(`${text}\n`);
say('Third-party software in Tierway\n\nEach component, its version and the licence it is used under:\n');
for (const one of found) say(`  ${one.name} ${one.version} (${one.licence})`);
say('\nThese came without a file of their licence; its text stands below with others under the same licence:\n');
for (const one of without) say(`  ${one.name} ${one.version} (${one.licence})`);
for (const { text, names } of [...groups.values()].sort((a, b) => ([...a.names][0] < [...b.names][0] ? -1 : 1))) {
  say(`\n${line}\n${[...names].join(', ')}\n${line}\n\n${text}`);
}
