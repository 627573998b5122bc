import type { Plugin } from 'vite';
import { routePatterns } from '../src/lib/routePatterns.ts';

/** Writes the addresses that the app knows beside its pages, where the server reads them and no address leads. */
export function routeList(): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(routePatterns());
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source });
    },
  };
}
