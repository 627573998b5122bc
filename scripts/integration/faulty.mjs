// What stands between a program and the server and loses answers, as a bad connection does.
import { createServer, request } from 'node:http';

/** Passes requests on. Of orders the first is turned away with 503, the second is done but its answer lost, the third gets 500. */
export async function faultyConnection(url) {
  let orders = 0;
  const server = createServer((incoming, outgoing) => {
    const isOrder = incoming.method === 'POST' && incoming.url === '/api/orders';
    orders += isOrder ? 1 : 0;
    if (isOrder && orders === 1) {
      incoming.resume();
      outgoing.writeHead(503, { 'retry-after': '1', 'content-type': 'application/problem+json' });
      outgoing.end('{"detail":"Busy.","errors":[]}');
      return;
    }
    if (isOrder && orders === 3) {
      incoming.resume();
      outgoing.writeHead(500, { 'content-type': 'application/problem+json' });
      outgoing.end('{"detail":"Something went wrong.","errors":[]}');
      return;
    }
    const { host, connection, ...headers } = incoming.headers;
    const onward = request(url + incoming.url, { method: incoming.method, headers }, (answer) => {
      if (isOrder && orders === 2) {
        answer.resume();
        answer.on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const stop = () => { server.closeAllConnections(); server.close(); };
  return { url: `http://127.0.0.1:${server.address().port}`, orders: () => orders, stop };
}
