import { paths } from './paths.ts';

function textsIn(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}

/** An address of the app itself: no query, no other host, no page of the server. `:part?` may be left out. */
const OWN = /^\/(?!swagger-ui\/)([\w:/-]|(?<=:\w+)\?(?=\/|$))*$/;

/**
 * The patterns of all addresses that the app has a page for, such as `/products/:productId`. The build writes them beside
 * the pages for the server, which answers 404 at every other address (vite/routes.ts).
 */
export function routePatterns(): string[] {
  return [...new Set(textsIn(paths).filter((text) => OWN.test(text)))].sort();
}
