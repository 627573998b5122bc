// A disk without room, and a storage of files that does not answer, are told within seconds and forgotten when they are over.
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../../scripts/support/servers.mjs';
import { expect, readiness } from '../support/tools.mjs';

const run = (command, ...words) => spawnSync(command, words, { encoding: 'utf8' });
const SIZE = '96m';

/** Takes what room there is; the file's name. */
function fill(disk) {
  const name = join(disk, 'filler');
  const file = openSync(name, 'w');
  for (let size = 1024 * 1024; size >= 512;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
  closeSync(file);
  return name;
}

const isSentence = (text) => /^[A-Z].+[.!]$/.test(JSON.parse(text).error ?? '');

export default {
  name: 'B2 a full disk',
  databases: ['sqlite', 'postgres'],
  skip: () => (process.getuid() === 0 ? undefined : 'only root mounts a small disk'),
  async run(product) {
    const disk = join(product.data, 'disk');
    mkdirSync(disk);
    const mounted = run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'none', disk);
    expect(mounted.status === 0, `mount: ${mounted.stderr}`);
    let server;
    try {
      for (const part of ['tierway.sqlite3', 'media', 'private']) {
        cpSync(join(product.data, part), join(disk, part), { recursive: true, force: true, errorOnExist: false, filter: () => true });
      }
    } catch (fault) {
      if (fault.code !== 'ENOENT') throw fault;
    }
    try {
      server = await product.start({}, { data: disk });
      const admin = product.as(server, 'admin'), buyer = product.as(server, 'customer0');
      const order = () => buyer.call('POST', '/api/orders', { items: [{ productId: product.products[0], quantity: 1 }] });
      // Long enough that it waits on the disk, and a small picture that is kept there.
      const long = () => admin.call('POST', '/api/products', { name: 'Long', description: 'a'.repeat(300_000) });
      const logo = () => admin.call('PUT', '/api/settings/company_logo', {
        value: `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${Date.now() % 997} 0${' 1'.repeat(6000)}"/></svg>`).toString('base64')}`,
      });
      expect((await order()).status === 201, 'an order before was refused');
      const filler = fill(disk);
      const seen = { 'a long body': await long(), 'a picture': await logo() };
      let ready;
      if (product.database === 'sqlite') {
        // What room the database's files still have is soon used up.
        let answer;
        for (let tries = 0; tries < 400; tries += 1) {
          answer = await order();
          if (answer.status !== 201) break;
        }
        seen['an order'] = answer;
        ready = await readiness(server.url);
        expect(ready.status === 503, `readiness said ${ready.status} ${ready.text}`);
      }
      for (const [what, { status, text }] of Object.entries(seen)) {
        expect(status === 503 && isSentence(text), `${what} was told ${status} ${text}`);
      }
      rmSync(filler);
      await until('recovery', async () => (await order()).status === 201 && (await readiness(server.url)).status === 200);
      const after = [(await long()).status, (await logo()).status];
      expect(after.every((status) => status !== 503), `after the disk had room: ${after}`);
      if (product.database === 'sqlite') {
        await server.stop();
        const checked = run(process.env.TIERWAY_BINARY, 'check', '--data-dir', disk);
        expect(checked.status === 0, `tierway check: ${checked.stdout}${checked.stderr}`);
      }
      return `${Object.keys(seen).join(', ')}: 503 (“${JSON.parse(seen['a long body'].text).error}”)${ready ? ', readiness 503' : ''}; all well with room again`;
    } finally {
      await server?.kill();
      run('umount', disk);
    }
  },
};
