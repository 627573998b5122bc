import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadPart } from './parts';

/** What an area's `routes.tsx` exports as `routes`. */
export interface AreaRoutes {
  /** Pages inside the public header and footer. */
  public?: RouteObject[];
  /** Pages inside the public header and footer for guests, and inside their own shell for people who are signed in. */
  open?: RouteObject[];
  /** The same for pages that bring a frame of their own for guests. */
  openBare?: RouteObject[];
  /** Pages inside the shell of whoever is signed in; the routes say for whom they are. */
  inside?: RouteObject[];
  /** Pages that bring a frame of their own, such as the sign-in pages. */
  bare?: RouteObject[];
}

/**
 * A page in a file of its own that is loaded when somebody goes there:
 * `{ path: paths.cart, lazy: page(() => import('./CartPage')) }`. The file's default export is the page.
 * What one page of several roles needs to know is given beside it.
 */
export function page<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  ...[props]: object extends P ? [] : [props: P]
) {
  return async () => {
    const Page = (await loadPart(load)).default;
    return { Component: () => createElement(Page, props as P) };
  };
}
