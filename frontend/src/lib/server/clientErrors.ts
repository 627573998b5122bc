import { entry, isMissing } from '../parts';

/** Most errors that one load of the page reports: a fault in what is drawn often would report without end. */
const MOST = 5;
const LONGEST_MESSAGE = 300;
const MOST_PLACES = 20;

const reported = new Set<string>();

/** The version, and the file that the page was started from, whose name changes with each build. */
function release(): string {
  const build = /\/assets\/(.+)\.js$/.exec(entry() ?? '')?.[1];
  return build ? `${__VERSION__}+${build}` : __VERSION__;
}

/** The places in our own scripts that a stack names; nothing else of it is sent. */
function places(stack: string | null | undefined): string {
  const found = stack?.match(/\/assets\/[\w.-]+\.js:\d+:\d+/g) ?? [];
  return found.slice(0, MOST_PLACES).join(' ');
}

/**
 * Tells the server that a page broke, once for each error: what, in which build, on which page. A file that did not
 * arrive is no fault of the page (lib/parts.ts). Nobody waits for it, and that it fails is no further error.
 */
export function reportError(
  error: unknown,
  componentStack?: string | null,
  path: string = window.location.pathname,
): void {
  if (!(error instanceof Error) || isMissing(error)) return;
  const message = String(error).slice(0, LONGEST_MESSAGE);
  const stack = places(error.stack);
  const key = `${path} ${message} ${stack}`;
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  const body = { release: release(), path, message, stack, componentStack: places(componentStack) };
  fetch(`${window.location.origin}/api/client-errors`, {
    method: 'POST',
    // It goes out even while the reader leaves the page.
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
