// Orders, payouts and offers of a company whose instances are killed meanwhile: every call is repeated until it is answered.
import { randomUUID } from 'node:crypto';
import { timed, sleep } from './tools.mjs';

const PATIENCE = 120_000;

/** Calls at whichever instance answers. `instances` is a list that changes as they come and go. */
export function trader(instances, cookies) {
  let turn = 0;
  const sums = { repeated: 0 };
  /** Sends until somebody answers with something else than 503, 429 or a broken connection. */
  async function send(who, method, path, body, headers) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
      turn += 1;
      const url = instances[turn % instances.length];
      const call = async (...wish) => {
        const answer = await fetch(url + wish[1], {
          method: wish[0],
          headers: { cookie: cookies[who], ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
          ...wish[4],
        });
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      };
      const answer = await timed(call, 30_000, method, path, body, headers);
      if (![0, 429, 500, 502, 503].includes(answer.status)) return { ...answer, json: answer.text ? JSON.parse(answer.text) : undefined };
      if (answer.status === 500) throw new Error(`${method} ${path}: 500 ${answer.text}`);
      sums.repeated += 1;
    }
    throw new Error(`${method} ${path} was not answered in two minutes`);
  }
  /** The same under a key of its own, so that repeating does nothing twice. */
  const once = (who, path, body) => send(who, 'POST', path, body, { 'idempotency-key': randomUUID() });
  /** A whole list, page after page. */
  async function all(who, path) {
    const rows = [];
    for (let next = `${path}?limit=200`; next;) {
      const { status, json, headers, text } = await send(who, 'GET', next);
      if (status !== 200) throw new Error(`GET ${next}: ${status} ${text}`);
      rows.push(...json);
      const link = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
      const url = link && new URL(link, 'http://127.0.0.1');
      next = url && url.pathname + url.search;
    }
    return rows;
  }
  return { send, once, all, sums };
}
