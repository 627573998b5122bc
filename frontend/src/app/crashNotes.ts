import type { RouteObject } from 'react-router-dom';
import { CrashNote } from '@/ui/feedback/Crash';

/**
 * Lets what breaks on a page end with the page: the frame around it, with its navigation, stays. The note belongs to a
 * route of its own, for the router shows none in the place of a page whose file is faulty.
 */
export function withCrashNotes(routes: RouteObject[] = []): RouteObject[] {
  return routes.map((route) => {
    if (!route.children) return route;
    const noted = { ErrorBoundary: CrashNote, children: withCrashNotes(route.children) };
    return { ...route, children: [noted] };
  });
}
