/** A program that takes webhooks, as an integrator would write it: it verifies each message before it believes it. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Message {
  id: string;
  body: string;
  headers: IncomingHttpHeaders;
}

export interface Receiver {
  /** Where it is, without a slash at the end. */
  url: string;
  /** What came, in the order of its coming. */
  messages: Message[];
  /** With which status it answers from now on. */
  answerWith: (status: number) => void;
  stop: () => Promise<void>;
}

/** The answer to every message. */
const ANSWER = 'taken note of';

export async function startReceiver(): Promise<Receiver> {
  const messages: Message[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { headers } = request;
      const id = String(headers['webhook-id']);
      messages.push({ id, body: Buffer.concat(parts).toString(), headers });
      response.writeHead(status).end(ANSWER);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    answerWith: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** The signature a secret makes of a message by the Standard Webhooks convention. */
function signature({ id, body, headers }: Message, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const text = `${id}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

/** Which of these secrets have signed the message. */
export function signers(message: Message, secrets: readonly string[]): string[] {
  const signed = String(message.headers['webhook-signature']).split(' ');
  return secrets.filter((secret) => signed.includes(signature(message, secret)));
}
