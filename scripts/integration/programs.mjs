// The examples of docs/integration are run in each language, and what they did is asked of the API.
import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultyConnection } from './faulty.mjs';
import { CATALOGUE, LANGUAGES, run } from './languages.mjs';
import { until } from './product.mjs';
import { test } from './report.mjs';

const SKU = 'KIT-TARN-ONE';

/** Every example in every language, each language against a server of its own. */
export async function programs(product) {
  for (const [language, examples] of Object.entries(LANGUAGES)) {
    const server = await product.start();
    try {
      const about = (name, work) => test(`${language}: ${name}`, () => work(server, examples));
      await about('a catalogue is imported, and imported again without a change', imports);
      await about('a file with faults changes nothing and names them', refusesFaults);
      await about('a token without the scope is told which one lacks', lacksScope);
      await about('an order is placed once over a bad connection', orders);
      await about('what a rule forbids is told in its sentence', refusesTooMuch);
      await about('webhooks of the product are taken, also while their secret is rotated', hears);
      await about('webhooks are taken when they are genuine, each once', receives);
    } finally {
      await server.stop();
    }
  }
}

/** The environment of an example: a token made through the API by one of the demo people. */
async function environment(server, name, scopes) {
  const person = await server.signIn(name);
  const { token } = await person.must('POST', '/api/tokens', { name: 'Example', scopes });
  return { person, env: { TIERWAY_URL: server.url, TIERWAY_TOKEN: token } };
}

const importer = (server) => environment(server, 'manufacturer', ['imports:read', 'imports:write']);
const buyer = (server) => environment(server, 'wholesaler', ['products:read', 'orders:write']);
const succeed = ({ code, out, err }) => assert.equal(code, 0, out + err);

async function imports(server, { importCatalogue }) {
  const { person, env } = await importer(server);
  const first = await run([...importCatalogue, CATALOGUE], env);
  succeed(first);
  assert.match(first.out, /create 3, update 0, same 0, error 0\nImport \d+ is applied/);
  const found = await person.must('GET', '/api/products?q=Harbour%20Pod%20Kit');
  assert.deepEqual(found.map((one) => [one.sku, one.unitPrice]), [['DEMO-POD-01', '8.20']]);
  const again = await run([...importCatalogue, CATALOGUE], env);
  succeed(again);
  assert.match(again.out, /create 0, update 0, same 3, error 0\nEverything is stored already/);
}

async function refusesFaults(server, { importCatalogue }) {
  const { person, env } = await importer(server);
  const place = mkdtempSync(join(tmpdir(), 'tierway-faulty-'));
  const file = join(place, 'faulty.csv');
  writeFileSync(file, `${readFileSync(CATALOGUE, 'utf8')}DEMO-BAD-1,Faulty,Devices,,1.00,1.00,a lot,1.00\n`);
  const { code, err } = await run([...importCatalogue, file], env);
  rmSync(place, { recursive: true });
  assert.notEqual(code, 0);
  assert.match(err, /row 5: Customer price: \w+/);
  assert.deepEqual(await person.must('GET', '/api/products?q=DEMO-BAD-1'), []);
}

async function lacksScope(server, { importCatalogue }) {
  const { env } = await environment(server, 'manufacturer', ['imports:read']);
  const { code, out, err } = await run([...importCatalogue, CATALOGUE], env);
  assert.notEqual(code, 0);
  assert.match(out + err, /imports:write/);
}

async function orders(server, { placeOrder }) {
  const { person, env } = await buyer(server);
  const count = async () => Number((await person.call('GET', '/api/orders?limit=1')).headers.get('x-total-count'));
  const before = await count();
  const connection = await faultyConnection(server.url);
  const key = randomBytes(8).toString('hex');
  const first = await run([...placeOrder, SKU, '2', key], { ...env, TIERWAY_URL: connection.url });
  connection.stop();
  succeed(first);
  assert.equal(connection.orders(), 4, 'it was to be sent four times');
  assert.equal(await count(), before + 1);
  const again = await run([...placeOrder, SKU, '2', key], env);
  assert.deepEqual([again.code, again.out], [0, first.out]);
  assert.equal(await count(), before + 1);
  const [order] = await person.must('GET', '/api/orders?limit=1');
  assert.equal(first.out, `Order ${order.id} is pending, total ${order.total}\n`);
  assert.deepEqual([order.customerId, order.items[0].sku, order.items[0].quantity], [person.user.id, SKU, 2]);
}

async function refusesTooMuch(server, { placeOrder }) {
  const { env } = await buyer(server);
  const { code, err } = await run([...placeOrder, SKU, '1000000', 'too-much'], env);
  assert.notEqual(code, 0);
  assert.match(err, /available in stock/);
}

/** A webhook that the product itself calls; it stands on this machine, which the admin has to allow. */
async function hears(server, { receive }) {
  const admin = await server.signIn('admin');
  await admin.must('PATCH', '/api/settings', { values: [{ key: 'webhookPrivateAddresses', value: 'true' }] });
  const person = await server.signIn('wholesaler');
  // The address is needed to make the webhook, and its secret to start the receiver: so it is moved to its place.
  const wish = { url: 'http://127.0.0.1:9/', kinds: ['order.placed', 'order.cancelled'] };
  const { id, secret } = await person.must('POST', '/api/webhooks', wish);
  const receiver = await receive(secret);
  try {
    await person.must('PATCH', `/api/webhooks/${id}`, { url: receiver.url });
    const order = await person.must('POST', '/api/orders', { items: [{ productId: 1, tier: 'unit', quantity: 1 }] });
    await until('order.placed', () => receiver.events().length === 1);
    // From now on two secrets sign, of which the receiver knows the old one.
    const rotated = await person.must('POST', `/api/webhooks/${id}/rotate-secret`);
    assert.notEqual(rotated.secret, secret);
    await person.must('PATCH', `/api/orders/${order.id}`, { status: 'cancelled' });
    await until('order.cancelled', () => receiver.events().length === 2);
    assert.deepEqual(receiver.events().sort(), ['order.cancelled', 'order.placed']);
    const delivered = () => person.must('GET', `/api/webhooks/${id}/deliveries?state=delivered`);
    await until('what the product notes of it', async () => (await delivered()).length === 2);
  } finally {
    receiver.stop();
    await person.must('DELETE', `/api/webhooks/${id}`);
  }
}

/** A message as the product signs it, by the Standard Webhooks convention. */
function message(secrets, { id, body = '{"type":"order.placed","data":{}}', at = Math.floor(Date.now() / 1000) }) {
  const sign = (secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  };
  const signature = secrets.map(sign).join(' ');
  return { body, headers: { 'webhook-id': id, 'webhook-timestamp': `${at}`, 'webhook-signature': signature } };
}

async function receives(_, { receive }) {
  const secret = () => `whsec_${randomBytes(32).toString('base64')}`;
  const [own, other] = [secret(), secret()];
  const receiver = await receive(own);
  const now = Math.floor(Date.now() / 1000);
  const send = async ({ body, headers }) => (await fetch(receiver.url, { method: 'POST', body, headers })).status;
  const refuses = async (what, sent) => {
    const status = await send(sent);
    assert.ok(status === 400 || status === 401, `${what}: ${status}`);
  };
  try {
    await refuses('another secret', message([other], { id: 'msg_1' }));
    await refuses('an old message', message([own], { id: 'msg_1', at: now - 3600 }));
    await refuses('a message of tomorrow', message([own], { id: 'msg_1', at: now + 86400 }));
    await refuses('no signature', message([], { id: 'msg_1' }));
    const genuine = message([own], { id: 'msg_1' });
    await refuses('another body', { ...genuine, body: genuine.body.replace('placed', 'paid') });
    await refuses('another id', { ...genuine, headers: { ...genuine.headers, 'webhook-id': 'msg_2' } });
    assert.deepEqual(receiver.events(), []);
    assert.equal(await send(genuine), 204);
    assert.equal(await send(message([own], { id: 'msg_1', at: now + 1 })), 204, 'the same event comes again');
    const body = '{"type":"order.paid","data":{"buyer":"Zoë"}}\n';
    assert.equal(await send(message([other, own], { id: 'msg_3', body })), 204, 'two secrets have signed');
    await until('the second event', () => receiver.events().length === 2);
    assert.deepEqual(receiver.events().sort(), ['order.paid', 'order.placed']);
  } finally {
    receiver.stop();
  }
}
