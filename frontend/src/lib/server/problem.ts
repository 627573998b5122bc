import { text as say } from './messages';

/** What went wrong, as the server words it (RFC 9457). `detail` is a sentence for the person. */
export interface Problem {
  /** The kind of problem, where the status does not say it all. */
  type?: string;
  /** HTTP status; 0 when the server could not be reached. */
  status: number;
  title: string;
  detail: string;
  /** Field name → sentence. Empty when no field is at fault. */
  errors: Record<string, string>;
  /** Field name → what is there now, of the fields that said what was there before (409). */
  current?: Record<string, string>;
  requestId?: string;
  /** The sign-in page of this account, of somebody with the right password at another one (403). */
  portal?: string;
  /** Seconds to wait before the next try, where the server says so (429, 503). */
  retryAfter?: number;
}

/** The status of a problem that is no answer: the server could not be reached. */
export const UNREACHED = 0;

export function networkProblem(): Problem {
  return {
    status: UNREACHED,
    title: say('networkTitle'),
    detail: say('network'),
    errors: {},
  };
}

const KEY_REUSED = 'urn:tierway:problem:idempotency-key-reused';

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(...candidates: unknown[]): string | undefined {
  return candidates.find((value): value is string => typeof value === 'string' && value !== '');
}

/** Reads `[{field, message}]` as well as `{field: message}` and `{field: [message, …]}`. */
function readErrors(errors: unknown): Record<string, string> {
  const pairs: [string | undefined, unknown][] = Array.isArray(errors)
    ? errors.filter(isObject).map((e) => [text(e.field, e.name, e.pointer), e.message ?? e.detail])
    : Object.entries(isObject(errors) ? errors : {});
  const found: Record<string, string> = {};
  for (const [field, message] of pairs) {
    const sentence = text(...(Array.isArray(message) ? (message as unknown[]) : [message]));
    if (field && sentence) found[field.replace(/^[#/]+/, '')] ??= sentence;
  }
  return found;
}

/** What is there now by field, as `[{field, current}]` says it. */
function readCurrent(errors: unknown): Record<string, string> {
  const fields = Array.isArray(errors) ? errors.filter(isObject) : [];
  return Object.fromEntries(
    fields.flatMap(({ field, current }) =>
      typeof field === 'string' && typeof current === 'string' ? [[field, current]] : [],
    ),
  );
}

/**
 * Makes a problem of any answer that was not a success, also of one that some proxy wrote.
 * @param retryAfter the header of that name, in seconds
 */
export function readProblem(status: number, body: unknown, retryAfter?: string | null): Problem {
  const fields = isObject(body) ? body : {};
  const type = text(fields.type);
  const requestId = text(fields.requestId);
  const portal = text(fields.portal);
  const current = readCurrent(fields.errors);
  const wait = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return {
    ...(type && type !== 'about:blank' ? { type } : {}),
    status,
    title: text(fields.title) ?? `Error ${status}`,
    detail: text(fields.detail, fields.error, fields.message) ?? '',
    errors: readErrors(fields.errors),
    ...(Object.keys(current).length > 0 ? { current } : {}),
    ...(requestId ? { requestId } : {}),
    ...(portal ? { portal } : {}),
    ...(wait > 0 ? { retryAfter: wait } : {}),
  };
}

export function isProblem(error: unknown): error is Problem {
  return isObject(error) && typeof error.status === 'number' && isObject(error.errors);
}

/** Whether there is no such thing, or none that the person may see. */
export function isNotFound(error: unknown): boolean {
  return isProblem(error) && error.status === 404;
}

/** Whether the `Idempotency-Key` was used for another request before. */
export function isKeyReused(error: unknown): boolean {
  return isProblem(error) && error.type === KEY_REUSED;
}

/** The sentence to show: what the server said, else the caller's own. */
export function problemText(error: unknown, fallback: string): string {
  return isProblem(error) && error.detail ? error.detail : fallback;
}

/**
 * Puts the problem's field errors onto the form and gives back the sentences that belong to no field of it.
 * @param fields names the form has; a nested name like `items.0.quantity` counts as itself
 */
export function applyFieldErrors(
  error: unknown,
  fields: readonly string[],
  setError: (field: string, error: { type: string; message: string }) => void,
): string[] {
  if (!isProblem(error)) return [];
  const homeless: string[] = [];
  for (const [field, message] of Object.entries(error.errors)) {
    const name = field.replace(/\[(\d+)\]/g, '.$1').replaceAll('/', '.');
    if (fields.includes(name)) setError(name, { type: 'server', message });
    else homeless.push(message);
  }
  return homeless;
}

/** Tells the server that a page broke. What does it is loaded only then, as hardly anybody needs it. */
export function report(...what: [error: unknown, stack?: string | null, path?: string]): void {
  import('./clientErrors').then(({ reportError }) => reportError(...what)).catch(() => undefined);
}
