// Fills the example of an operation: what the document says, with the ids of this instance in place of those that hang
// on what stands in it (`x-examples`, crates/api/src/openapi/examples.rs). The page and the walk of scripts/integration
// fill by this file alike.

const MISSING = { isMissing: true };

/** A field of a thing; dots lead further in. */
const field = (thing, path) => path.split('.').reduce((part, name) => part?.[name], thing);

/**
 * What a pointer names in an answer: `/0/id` as in RFC 6901, and `/state=open/id` for the `id` of the first in a list
 * whose `state` is `open`. Undefined when there is nothing.
 */
export function look(answer, pointer) {
  let found = answer;
  for (const step of pointer.split('/').slice(1)) {
    const sign = step.indexOf('=');
    found = sign < 0 ? found?.[step] : found?.find?.((one) => String(field(one, step.slice(0, sign))) === step.slice(sign + 1));
  }
  return found ?? undefined;
}

function put(body, pointer, value) {
  const steps = pointer.split('/').slice(1);
  const last = steps.pop();
  steps.reduce((part, step) => part[step], body)[last] = value;
}

/** The type of a body and its example; undefined where the operation takes none. */
export function bodyOf(operation) {
  const content = operation.requestBody?.content ?? {};
  const type = 'application/json' in content ? 'application/json' : Object.keys(content)[0];
  return type && { type, example: content[type].example };
}

/**
 * The values of the parameters by name and the body of an operation, by what `x-examples` says of it, or `isMissing` when a look-up found nothing. `read`
 * asks an address of the API and gives the answer as JSON, or undefined when it was refused.
 */
export async function fill(operation, plan, read) {
  const given = (operation.parameters ?? []).filter(({ example }) => example !== undefined);
  const known = Object.fromEntries(given.map(({ name, example }) => [name, example]));
  const body = structuredClone(bodyOf(operation)?.example);
  for (const { get, take } of plan?.find ?? []) {
    const answer = await read(get.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(known[name])));
    for (const [target, pointer] of Object.entries(take)) {
      const value = look(answer, pointer);
      if (value === undefined) return MISSING;
      if (target.startsWith('/')) put(body, target, value);
      else known[target] = value;
    }
  }
  // Names that begin with a line are steps on the way, not parameters.
  const parameters = Object.fromEntries(Object.entries(known).filter(([name]) => !name.startsWith('_')));
  return { isMissing: false, parameters, body };
}

/** The bytes and the type of a `data:` URL. */
export function fileOf({ name, data }) {
  const [, type, text] = /^data:([^;]+);base64,(.*)$/.exec(data);
  return new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, { type });
}
