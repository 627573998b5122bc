import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { areas } from '@/app/areas';
import { routes } from '@/app/routes';
import { routePatterns } from './routePatterns';

function patternsIn(tree: readonly RouteObject[]): string[] {
  return tree.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...patternsIn(children ?? []),
  ]);
}

const routed = [
  ...patternsIn(routes()),
  ...areas.flatMap((area) => patternsIn(Object.values(area).flat())),
].filter((path) => path !== '*');

it('tells the server every address that the router has a page for', () => {
  expect(routePatterns()).toEqual(expect.arrayContaining(routed));
});

it('tells it no address without a page', () => {
  const strays = routePatterns().filter(
    (pattern) => !routed.some((path) => path === pattern || matchPath(path, pattern)),
  );
  expect(strays).toEqual([]);
});

it('leaves out queries, other hosts and the pages of the server', () => {
  const patterns = routePatterns();
  expect(patterns).toContain('/dashboard/manufacturer/products/:productId/edit');
  for (const text of patterns) expect(text).toMatch(/^\/(?!swagger-ui)[\w:/-]*\??$/);
});
