#!/usr/bin/env node
// No file of the crates, the tests and the scripts has more than 400 lines: what is longer says two things. The front end's
// own limits stand in frontend/eslint.config.js.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MOST = 400;
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', 'crates', 'tests', 'scripts']);
const files = [...new Set(listed.toString().split('\0'))].filter((path) => /\.(rs|mjs|py|sh|c)$/.test(path) || /^scripts\/[^.]+$/.test(path));
const lines = (path) => { try { return readFileSync(path, 'utf8').split('\n').length - 1; } catch { return 0; } };
const long = files.map((path) => [path, lines(path)]).filter(([, count]) => count > MOST);
if (long.length > 0) {
  console.error(long.map(([path, count]) => `${path} has ${count} lines, more than ${MOST}`).join('\n'));
  process.exit(1);
}
console.log(`sizes: ${files.length} files of at most ${MOST} lines`);
