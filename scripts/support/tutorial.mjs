#!/usr/bin/env node
// tutorial.mjs PAGE TREE: does in TREE what PAGE says. A fenced block after a line with nothing but a path in backquotes is a
// new file; a `diff` block is a patch; `sh` blocks are commands, which are run at the end, in their order.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [page, tree] = process.argv.slice(2);
const BLOCK = /(?:^`(?<path>[^`\n]+)`\n\n)?^```(?<kind>\w+)\n(?<text>.*?)^```$/gms;

function say(name, start, failure) {
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(failure === undefined ? `  ok      ${name} ${seconds}s` : `  FAILED  ${name}\n${failure}`);
  return failure === undefined;
}

function run(command, input) {
  const done = spawnSync('bash', ['-euo', 'pipefail', '-c', command], { cwd: tree, input, encoding: 'utf8', maxBuffer: 1 << 28 });
  const said = `${done.stdout}${done.stderr}`;
  if (done.status !== 0) return said.slice(-6000);
  // A filter that finds no test proves nothing.
  const ran = [...said.matchAll(/^test result: ok\. (\d+) passed/gm)].reduce((sum, found) => sum + Number(found[1]), 0);
  return command.includes('cargo test') && ran === 0 ? 'no test ran' : undefined;
}

const written = [];
const commands = [];
let start = Date.now();
for (const { groups } of readFileSync(page, 'utf8').matchAll(BLOCK)) {
  const { path, kind, text } = groups;
  if (kind === 'sh') commands.push(...text.trim().split('\n'));
  else if (kind === 'diff') {
    const failure = run('patch --strip=1 --forward --no-backup-if-mismatch', text);
    if (!say(`patch ${text.match(/^\+\+\+ b\/(.*)$/m)?.[1]}`, start, failure)) process.exit(1);
  } else if (path) {
    const file = join(tree, path);
    if (existsSync(file) && !say(`new file ${path}`, start, 'it is there already')) process.exit(1);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(path);
  }
}
if (written.length === 0 || commands.length === 0) throw new Error('the page has no files or no commands');
say(`${written.length} files written`, start);

const rust = written.filter((path) => path.endsWith('.rs')).join(' ');
const typed = written.filter((path) => path.startsWith('frontend/')).map((path) => path.slice('frontend/'.length)).join(' ');
commands.push(`rustfmt --check --edition 2024 --config-path rustfmt.toml ${rust}`, `(cd frontend && npx --no-install prettier --check ${typed})`);
let passed = true;
for (const command of commands) {
  start = Date.now();
  passed = say(command.length > 100 ? `${command.slice(0, 97)}…` : command, start, run(command)) && passed;
}
process.exit(passed ? 0 : 1);
