import type { Plugin } from 'vite';
import { paths } from '../src/lib/paths.ts';
import { routePatterns } from '../src/lib/routePatterns.ts';
import { helpAddresses } from './help.ts';

/** Help pages are known one by one: an address below `/help` without a page is not found. */
const OPEN: readonly string[] = [paths.help.pagePattern, paths.help.guidePattern];

/** Writes the addresses that the app knows beside its pages, where the server reads them and no address leads. */
export function routeList(docs: string): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      const fixed = routePatterns().filter((pattern) => !OPEN.includes(pattern));
      const source = JSON.stringify([...new Set([...fixed, ...helpAddresses(docs)])]);
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source });
    },
  };
}
