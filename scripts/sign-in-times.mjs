#!/usr/bin/env node
// sign-in-times.mjs [PROGRAM]: how long refused sign-ins and requests for a new password take, for accounts that exist
// and accounts that do not. Starts the program (target/release/tierway) over an empty database of its own, interleaves
// the kinds in random order, and fails when a median lies more than 10 % from the median of all.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from './support/servers.mjs';

const PORT = await freePort();
const PASSWORD = 'correct horse';
// Four guesses leave a name one short of its first pause.
const ACCOUNTS = 25, GUESSES = 4, RESETS = 150, WITHIN = 0.1;
const program = process.argv[2] ?? join(import.meta.dirname, '../target/release/tierway');
const agent = new Agent({ keepAlive: true });
const pick = (count) => Math.floor(Math.random() * count);
// Every request comes from another address, as far as the server knows.
const address = () => `203.${pick(256)}.${pick(256)}.${1 + pick(250)}`;

function call(method, path, body, cookie) {
  const text = JSON.stringify(body ?? {});
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'x-forwarded-for': address() };
  if (cookie) headers.cookie = cookie;
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const sent = request({ agent, port: PORT, host: '127.0.0.1', method, path, headers }, (answer) => {
      let read = '';
      answer.on('data', (part) => { read += part; });
      answer.on('end', () => resolve({ status: answer.statusCode, text: read, headers: answer.headers, took: performance.now() - begin }));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

async function must(status, method, path, body, cookie) {
  const answer = await call(method, path, body, cookie);
  if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

const person = (role, username) => ({
  role, username, email: `${username}@example.com`, password: PASSWORD, firstName: 'Ada', lastName: 'Ng', country: 'Malaysia', zone: 'Penang',
});

/** Customers, half of them deactivated. */
async function fill() {
  // Calls that come through a proxy are not from this machine, so the server asks for its setup code.
  const setupCode = readFileSync(join(directory, 'setup-code'), 'utf8').trim();
  await must(201, 'POST', '/api/admin/register', { ...person('admin', 'admin'), setupCode });
  const signedIn = await must(200, 'POST', '/api/auth/login', { username: 'admin', password: PASSWORD });
  const cookie = signedIn.headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
  for (let number = 0; number < ACCOUNTS; number += 1) {
    await must(201, 'POST', '/api/auth/register', person('customer', `on${number}`));
    const off = await must(201, 'POST', '/api/auth/register', person('customer', `off${number}`));
    await must(200, 'POST', `/api/users/${JSON.parse(off.text).user.id}/deactivate`, {}, cookie);
  }
}

/** Does one of each kind in random order, again and again; the times and answers by kind. */
async function interleave(rounds, kinds) {
  const seen = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const answers = new Set();
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of Object.keys(kinds).sort(() => Math.random() - 0.5)) {
      const [status, path, body] = kinds[kind](round);
      const answer = await must(status, 'POST', path, body);
      const { requestId, ...told } = JSON.parse(answer.text);
      answers.add(`${Object.keys(answer.headers).sort()} ${JSON.stringify(told)}`);
      seen[kind].push(answer.took);
    }
  }
  return { seen, answers };
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** Prints the medians; whether they and the answers are alike. */
function judge(what, { seen, answers }) {
  const all = median(Object.values(seen).flat());
  const off = Object.values(seen).map((times) => median(times) / all - 1);
  Object.entries(seen).forEach(([kind, times], number) => {
    console.log(`${what}, ${kind}: median ${median(times).toFixed(2)} ms of ${times.length} (${(100 * off[number]).toFixed(1)} %)`);
  });
  console.log(`${what}: ${answers.size === 1 ? 'one answer for all' : `${answers.size} different answers`}`);
  return answers.size === 1 && off.every((part) => Math.abs(part) <= WITHIN);
}

const directory = mkdtempSync(join(tmpdir(), 'tierway-times-'));
const settings = { PORT: String(PORT), TRUSTED_PROXIES: '127.0.0.1', RUST_LOG: 'error' };
const server = await startServer({ program, data: directory, settings });
let alike = false;
try {
  await fill();
  const guess = (name) => [401, '/api/auth/login', { username: name, password: 'a wrong guess' }];
  const ask = (name) => [200, '/api/auth/reset-password', { email: `${name}@example.com`, role: 'customer' }];
  const signIn = judge('sign-in', await interleave(ACCOUNTS * GUESSES, {
    'unknown name': (round) => guess(`nobody${round}`),
    'wrong password': (round) => guess(`on${round % ACCOUNTS}`),
    'deactivated account': (round) => guess(`off${round % ACCOUNTS}`),
  }));
  const reset = judge('new password', await interleave(RESETS, {
    'known email': (round) => ask(`on${round % ACCOUNTS}`),
    'unknown email': (round) => ask(`nobody${round}`),
  }));
  alike = signIn && reset;
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
agent.destroy();
process.exit(alike ? 0 : 1);
