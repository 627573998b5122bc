/**
 * receiveWebhook PORT: takes webhooks, and prints each event once.
 * WEBHOOK_SECRET (whsec_…) comes from the environment.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

const MOST_AGE = 5 * 60; // seconds
const KEY = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
// Events that were taken. Keep their ids where the work is kept, such as in a table with a unique id: an event can come
// again, also after this program was started anew.
const seen = new Set<string>();

const text = (headers: IncomingHttpHeaders, name: string) => String(headers[name] ?? '');

/** Whether the message was signed with our secret (Standard Webhooks), and not long ago. */
function isGenuine(headers: IncomingHttpHeaders, body: Buffer): boolean {
  const id = text(headers, 'webhook-id');
  const timestamp = text(headers, 'webhook-timestamp');
  if (!/^\d{1,11}$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > MOST_AGE) return false;
  const digest = createHmac('sha256', KEY).update(`${id}.${timestamp}.`).update(body).digest('base64');
  const expected = Buffer.from(`v1,${digest}`);
  // While a secret is being rotated there are two signatures, with a blank between them; one has to fit.
  const signatures = text(headers, 'webhook-signature').split(' ').map((one) => Buffer.from(one));
  return signatures.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts);
    const genuine = request.method === 'POST' && isGenuine(request.headers, body);
    const id = text(request.headers, 'webhook-id');
    if (genuine && !seen.has(id)) {
      seen.add(id);
      const event = JSON.parse(body.toString()) as { type: string; data: unknown };
      console.log(event.type, JSON.stringify(event.data));
    }
    // Answer soon, and do what takes long afterwards: after ten seconds the attempt counts as failed.
    response.writeHead(genuine ? 204 : 401).end();
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1');
