import { isProblem } from '@/lib/server/problem';

/** A field that two people can change at once, as both of their values are shown and as the server's is typed. */
export interface EditedField {
  label: string;
  /** A value for people; without it as it is. */
  show?: (value: string) => string;
  /** What stands for no value; "(empty)" without it. */
  nothing?: string;
  /** A number that counts changes: it goes along, nobody is asked about it. */
  isCounter?: boolean;
  /** What is sent to keep the other one's value; by default that value, as the own one is written. */
  read?: (current: string) => unknown;
}

/** Fields by their name in the request; a nested one as `attributes.volume`. */
export type EditedFields = Readonly<Record<string, EditedField>>;

type Values = Record<string, unknown>;

const CONFLICT = 409;

/** One field with both values. */
export interface Conflict {
  field: string;
  /** What is there now; nothing is empty. */
  theirs: string;
  mine: string;
  /** What is sent when theirs is kept. */
  kept: unknown;
  /** Whether the person typed something there themself. */
  isTyped: boolean;
  /** Whether there is nothing to decide: both have the same value, or nobody typed it. */
  isAgreed: boolean;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(values: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((inner, name) => (isValues(inner) ? inner[name] : undefined), values);
}

function has(values: unknown, field: string): boolean {
  const names = field.split('.');
  const last = names.pop() ?? '';
  const inner = names.length === 0 ? values : at(values, names.join('.'));
  return isValues(inner) && last in inner;
}

/** The same values with another one at a field. */
export function withValue<B extends object>(values: B, field: string, value: unknown): B {
  const [name = '', ...inner] = field.split('.');
  if (inner.length === 0) return { ...values, [name]: value };
  const nested = (values as Values)[name];
  return { ...values, [name]: withValue(isValues(nested) ? nested : {}, inner.join('.'), value) };
}

/** A value as text; nothing is empty. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [asText(one), asText(other)];
  if (first === second) return true;
  const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
  return isNumber(first) && isNumber(second) && Number(first) === Number(second);
}

/** What was seen of the fields that a request names. */
export function expectedOf(seen: object | null, body: object, fields: EditedFields): Values {
  return Object.keys(fields)
    .filter((field) => has(body, field))
    .reduce<Values>((expected, field) => withValue(expected, field, at(seen, field) ?? null), {});
}

/** The other one's value as the own one is written. */
function readLike(mine: unknown, current: string): unknown {
  if (current === '') return null;
  if (typeof mine === 'boolean') return current === 'true';
  if (typeof mine === 'number') return Number(current);
  if (Array.isArray(mine) || isValues(mine)) return JSON.parse(current) as unknown;
  return current;
}

/**
 * The fields that are not as they were seen, as a refusal (409) tells them; none when it is about something else. Where both
 * have saved the same there is nothing to decide, but there is something to send again.
 */
export function conflictsOf(
  error: unknown,
  body: object,
  expected: Values,
  fields: EditedFields,
): Conflict[] {
  if (!isProblem(error) || !isConflict(error, fields)) return [];
  const { current = {} } = error;
  return Object.keys(error.errors)
    .filter((field) => field in fields && has(expected, field))
    .map((field) => {
      const [mine, theirs] = [at(body, field), current[field] ?? ''];
      const { read = (text: string) => readLike(mine, text), isCounter = false } = fields[
        field
      ] as EditedField;
      const kept = read(theirs);
      const seen = read(asText(at(expected, field)));
      return {
        field,
        theirs,
        mine: asText(mine),
        kept,
        isTyped: !isSame(mine, seen),
        isAgreed: isCounter || isSame(mine, kept) || isSame(mine, theirs),
      };
    });
}

/** Whether a call failed because somebody else was faster. */
export function isConflict(error: unknown, fields: EditedFields): boolean {
  return (
    isProblem(error) &&
    error.status === CONFLICT &&
    Object.keys(error.errors).some((field) => field in fields)
  );
}
