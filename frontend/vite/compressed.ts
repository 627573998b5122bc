import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;

/** What the build writes for the build, in directories that no address names. */
const HIDDEN = /(^|[\\/])\./;

async function pack(file: string) {
  const bytes = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { ...quality, ...size } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  await unlink(file);
}

/**
 * Puts `.br` and `.gz` in the place of every file of text that the server sends as it lies. The start page stays: each
 * answer has a nonce of its own in it. The server unpacks the brotli for clients that take neither.
 */
export function compressed(): Plugin {
  let directory = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      directory = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const files = await readdir(directory, { recursive: true });
        const texts = files.filter((file) => TEXT.test(file) && !HIDDEN.test(file));
        await Promise.all(texts.map((file) => pack(path.join(directory, file))));
      },
    },
  };
}
