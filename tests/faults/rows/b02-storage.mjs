// A storage of files that takes connections and never answers, or takes none.
import { freePort } from '../../../scripts/support/servers.mjs';
import { expect, listen, readiness, seconds, timed } from '../support/tools.mjs';

const MOST = 5_000;
const PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUElEQVR42u3PMQ0AAAgDsP2Y48O/EyRwkzSpgaamX4uAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwGUBmsEgpl7OCQAAAAAASUVORK5CYII=';

export default {
  name: 'B2 an S3 storage that does not answer',
  databases: ['sqlite', 'postgres'],
  async run(product) {
    const silent = await listen(() => {});
    const told = [];
    try {
      for (const [what, port] of [['silent', silent.port], ['closed', await freePort()]]) {
        const server = await product.start({
          MEDIA_URL: 's3://files/tierway', AWS_ENDPOINT: `http://127.0.0.1:${port}`, AWS_ALLOW_HTTP: 'true',
          AWS_ACCESS_KEY_ID: 'nobody', AWS_SECRET_ACCESS_KEY: 'nothing', AWS_REGION: 'eu-west-1',
        });
        const admin = product.as(server, 'admin');
        const calls = {
          'an upload': await timed(admin.call, 30_000, 'POST', '/api/media', { file: PICTURE }),
          'a picture': await timed(admin.call, 30_000, 'GET', `/media/${'0'.repeat(64)}.jpg`),
        };
        for (const [call, { status, text, took }] of Object.entries(calls)) {
          expect(status === 503 && took < MOST, `${what}: ${call} was told ${status} ${text.slice(0, 200)} after ${seconds(took)}`);
        }
        const order = await admin.call('GET', '/api/orders?limit=1');
        expect(order.status === 200 && (await readiness(server.url)).status === 200, `${what}: what needs no files was told ${order.status}`);
        told.push(`${what}: 503 after ${Object.values(calls).map(({ took }) => seconds(took)).join(' and ')}`);
        await server.stop();
      }
    } finally {
      silent.close();
    }
    return told.join('; ');
  },
};
