// Swagger UI resolves the references of the whole document anew for each operation that is opened, which takes seconds.
// Here it gets a small document instead: what stands at the wanted place, and what that refers to.

/** Told of the document wherever one looks; who may sign in how is asked of every part. */
const ALWAYS = ['openapi', 'jsonSchemaDialect', 'info', 'servers', 'security'];
const INSIDE = '#/';

/** The names on the way to the place of a pointer. */
export const stepsOf = (pointer) =>
  pointer
    .slice(INSIDE.length)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Puts what stands at a place of one document at the same place of another. */
function copy(from, to, steps) {
  let source = from;
  let target = to;
  for (const step of steps.slice(0, -1)) {
    source = source?.[step];
    target = target[step] ??= Array.isArray(source) ? [] : {};
  }
  const last = steps.at(-1);
  if (source?.[last] !== undefined) target[last] = source[last];
}

/** Every place of the document that a value names: references, and what a discriminator maps to. */
export function* named(value) {
  if (typeof value === 'string') {
    if (value.startsWith(`${INSIDE}components/`)) yield value;
  } else if (value && typeof value === 'object') {
    for (const inner of Object.values(value)) yield* named(inner);
  }
}

/** What stands at a place of a document. */
export const at = (document, steps) => steps.reduce((value, step) => value?.[step], document);

/** The part of a document that somebody needs who wants to know what stands at a place. */
export function partOf(document, steps) {
  if (!steps.length) return document;
  const part = {};
  for (const name of ALWAYS) if (name in document) part[name] = document[name];
  // What an address says of all its methods belongs to each of them.
  const waiting = [steps[0] === 'paths' ? steps.slice(0, 2) : steps];
  const seen = new Set();
  while (waiting.length > 0) {
    const place = waiting.pop();
    copy(document, part, place);
    for (const pointer of named(at(document, place))) {
      if (seen.has(pointer)) continue;
      seen.add(pointer);
      waiting.push(stepsOf(pointer));
    }
  }
  return part;
}
