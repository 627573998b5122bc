// The walk: the example of every operation of the document is sent to a server with demo data, by the demo person whom
// the document names, and has to succeed. Reads come first, what takes something away comes last.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, fileOf, fill } from '../../crates/api/src/swagger/examples.mjs';
import { EXCEPTIONS } from './exceptions.mjs';
import { parts } from './parts.mjs';
import { test } from './report.mjs';

/** They end what others of the same person need. */
const AT_THE_END = ['changePassword', 'beginViewAs', 'endViewAs', 'revokeSession', 'revokeUserSession', 'revokeUserSessions', 'logout'];

/** Sends the example of every operation once. */
export async function examples(product) {
  const server = await product.start();
  try {
    const document = await (await fetch(`${server.url}/api-docs/openapi.json`)).json();
    await parts(document);
    const walk = new Walk(server, document);
    await test('exceptions of the examples are those of the document', () => walk.compareExceptions());
    for (const id of walk.order()) await test(`example of ${id}`, () => walk.send(id));
  } finally {
    await server.stop();
  }
}

class Walk {
  constructor(server, document) {
    this.server = server;
    this.people = new Map();
    this.sent = new Set();
    this.operations = new Map();
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (operation.operationId) this.operations.set(operation.operationId, { method: method.toUpperCase(), path, operation, plan: document['x-examples'][operation.operationId] });
      }
    }
  }

  order() {
    const rank = ({ method, operation }) =>
      AT_THE_END.includes(operation.operationId) ? 3 + AT_THE_END.indexOf(operation.operationId) : ['GET', 'OTHER', 'DELETE'].indexOf(['GET', 'DELETE'].includes(method) ? method : 'OTHER');
    return [...this.operations.entries()].sort(([, a], [, b]) => rank(a) - rank(b)).map(([id]) => id);
  }

  compareExceptions() {
    const told = [...this.operations.entries()].filter(([, { plan }]) => plan.without);
    assert.deepEqual(told.map(([id]) => id).sort(), Object.keys(EXCEPTIONS).sort());
  }

  /** The example of an operation, filled; what it needs is made first, by the operation that it names for that. */
  async filled(id, trail) {
    const { operation, plan } = this.operations.get(id);
    const who = plan.as;
    const read = async (address) => {
      const answer = await this.ask(who, 'GET', address);
      return answer.status < 300 ? JSON.parse(answer.text) : undefined;
    };
    const example = await fill(operation, plan, read);
    if (!example.isMissing) return example;
    const { first } = plan;
    assert.ok(first, 'its look-ups find nothing, and it names no operation that makes it');
    assert.ok(!trail.includes(first), `${[...trail, first].join(' needs ')}`);
    await this.again(first, [...trail, id]);
    // Some things are made in the background.
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100)) {
      const second = await fill(operation, plan, read);
      if (!second.isMissing) return second;
    }
    throw new Error(`its look-ups find nothing, even after ${first}`);
  }

  async send(id) {
    if (!this.sent.has(id)) await this.again(id, []);
  }

  async again(id, trail) {
    const { method, path, operation, plan } = this.operations.get(id);
    const { as: who, files, without } = plan;
    const exception = EXCEPTIONS[id];
    if (who) assert.ok(operation['x-roles'].includes(await this.role(who)), `${who} is none of ${operation['x-roles']}`);
    const example = without && !exception.prepare ? await this.plain(operation) : await this.filled(id, trail);
    if (exception?.prepare) await exception.prepare((...wish) => this.ask(who, ...wish));
    const { address, headers } = place(operation, path, example.parameters);
    const answer = await this.ask(who, method, address, bodyFor(operation, example.body, files), headers);
    this.sent.add(id);
    const wanted = exception?.refused ?? [200, 201, 202, 204];
    assert.ok(wanted.includes(answer.status), `${who ?? 'a guest'}: ${method} ${address} ${JSON.stringify(example.body ?? '')}: ${answer.status} ${answer.text.slice(0, 600)}`);
    if (exception?.refused) assert.match(answer.type, /^application\/problem\+json/);
  }

  /** The example as it stands, without look-ups. */
  plain(operation) {
    return fill(operation, {}, undefined);
  }

  async role(who) {
    return (await this.person(who)).user.role;
  }

  async person(who) {
    if (!this.people.has(who)) this.people.set(who, await this.server.signIn(who));
    return this.people.get(who);
  }

  /** A request by a person, who signs in again when their session has ended. */
  async ask(who, method, address, body, headers = {}) {
    const cookie = who ? { cookie: (await this.person(who)).cookie } : {};
    const answer = await request(this.server.url + address, method, body, { ...headers, ...cookie });
    if (answer.status !== 401 || !who) return answer;
    this.people.delete(who);
    return request(this.server.url + address, method, body, { ...headers, cookie: (await this.person(who)).cookie });
  }
}

function place(operation, path, values) {
  const of = (kind) => (operation.parameters ?? []).filter((one) => one.in === kind && values[one.name] !== undefined);
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name]));
  const query = new URLSearchParams(of('query').map(({ name }) => [name, String(values[name])])).toString();
  const headers = Object.fromEntries(of('header').map(({ name }) => [name, String(values[name])]));
  return { address: query ? `${address}?${query}` : address, headers };
}

function bodyFor(operation, example, files) {
  const body = bodyOf(operation);
  if (!body) return undefined;
  if (!files && body.type !== 'multipart/form-data') return example;
  const form = new FormData();
  for (const [name, value] of Object.entries(example ?? {})) form.set(name, String(value));
  for (const [name, file] of Object.entries(files ?? {})) form.set(name, fileOf(file));
  return form;
}

async function request(url, method, body, headers) {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
  });
  const type = answer.headers.get('content-type') ?? '';
  // A stream does not end by itself.
  if (type.startsWith('text/event-stream')) {
    await answer.body.cancel();
    return { status: answer.status, type, text: '' };
  }
  return { status: answer.status, type, text: await answer.text() };
}
