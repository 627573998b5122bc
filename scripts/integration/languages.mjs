// The examples of docs/integration by language: how each is run, and how a receiver of webhooks is started.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './product.mjs';

const EXAMPLES = join(import.meta.dirname, '../../docs/integration');
const COMPILED = process.env.TYPESCRIPT_OUT ?? '';
const inside = (...parts) => join(EXAMPLES, ...parts);

/** Runs a program to its end. */
export function run([command, ...words], env) {
  return new Promise((resolve) => {
    const program = spawn(command, words, { env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    program.stdout.on('data', (part) => { out += part; });
    program.stderr.on('data', (part) => { err += part; });
    program.on('close', (code) => resolve({ code, out, err }));
  });
}

/** A receiver that listens on a port and prints each event on a line. */
const listening = (command) => async (secret) => {
  const port = await freePort();
  const [name, ...words] = [...command, String(port)];
  const program = spawn(name, words, { env: { ...process.env, WEBHOOK_SECRET: secret } });
  let out = '';
  program.stdout.on('data', (part) => { out += part; });
  const url = `http://127.0.0.1:${port}/`;
  await until('the start of the receiver', () => fetch(url).then(() => true, () => false));
  const events = () => out.split('\n').filter(Boolean).map((line) => line.split(' ')[0]);
  return { url, events, stop: () => program.kill() };
};

/** A receiver that a web server runs for each request, by CGI; it keeps a file for each event. */
const behindCgi = (command) => async (secret) => {
  const inbox = mkdtempSync(join(tmpdir(), 'tierway-inbox-'));
  const server = createServer((request, response) => {
    const env = { ...process.env, WEBHOOK_SECRET: secret, WEBHOOK_INBOX: inbox };
    env.REQUEST_METHOD = request.method;
    env.CONTENT_LENGTH = request.headers['content-length'] ?? '0';
    for (const [name, value] of Object.entries(request.headers))
      env[`HTTP_${name.toUpperCase().replaceAll('-', '_')}`] = value;
    const program = spawn(command[0], command.slice(1), { env });
    let out = '';
    program.stdout.on('data', (part) => { out += part; });
    program.stdin.on('error', () => {});
    program.on('close', () => response.writeHead(Number(/^Status: (\d+)/.exec(out)?.[1] ?? 500)).end());
    request.pipe(program.stdin);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const events = () => readdirSync(inbox).filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(inbox, name), 'utf8')).type);
  const stop = () => { server.close(); rmSync(inbox, { recursive: true, force: true }); };
  return { url: `http://127.0.0.1:${server.address().port}/`, events, stop };
};

/** The file that the examples of an import read. */
export const CATALOGUE = inside('catalogue.csv');

/** The programs by language. */
export const LANGUAGES = {
  curl: {
    importCatalogue: ['sh', inside('curl/import-catalogue.sh')],
    placeOrder: ['sh', inside('curl/place-order.sh')],
    receive: behindCgi(['sh', inside('curl/receive-webhook.cgi')]),
  },
  Python: {
    importCatalogue: ['python3', inside('python/import_catalogue.py')],
    placeOrder: ['python3', inside('python/place_order.py')],
    receive: listening(['python3', inside('python/receive_webhook.py')]),
  },
  TypeScript: {
    importCatalogue: [process.execPath, join(COMPILED, 'importCatalogue.js')],
    placeOrder: [process.execPath, join(COMPILED, 'placeOrder.js')],
    receive: listening([process.execPath, join(COMPILED, 'receiveWebhook.js')]),
  },
};
