import { addDays } from './dates';
import { idIn } from './ids';

/** Reads one value of an address; undefined where it means nothing. */
export type Reader<T> = (value: string) => T | undefined;
type Readers = Readonly<Record<string, Reader<unknown>>>;
type Read<R extends Readers> = { [N in keyof R]?: Exclude<ReturnType<R[N]>, undefined> };

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (value) => values.find((known) => known === value);
}

/** An order by one of these, from either end: `name` and `-name`. */
export const sortedBy = <const T extends string>(...names: T[]) =>
  oneOf(names.flatMap((name): (T | `-${T}`)[] => [name, `-${name}`]));

export const asId: Reader<number> = (value) => idIn(value) || undefined;

export const asBoolean: Reader<boolean> = (value) =>
  value === 'true' || value === 'false' ? value === 'true' : undefined;

/** `2026-07-31`, a day that there is. */
export const asDay: Reader<string> = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  addDays(value, 0) === value
    ? value
    : undefined;

/** A parameter that may be repeated. */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    const one = read(value);
    return one === undefined ? undefined : [one];
  };
}

/** Any text. */
export const asText: Reader<string> = (value) => value;

/**
 * The parameters of a call as an address says them: each is read by its reader, those that mean nothing are left out, and
 * those without a reader stay as they are.
 */
export function readParams<P extends object, R extends Readers>(
  params: P,
  readers: R,
): Omit<P, keyof R> & Read<R> {
  const read = Object.entries(params).flatMap(([name, value]: [string, unknown]) => {
    const reader = readers[name];
    const meant = reader && typeof value === 'string' ? reader(value) : value;
    return meant === undefined ? [] : [[name, meant] as const];
  });
  return Object.fromEntries(read) as Omit<P, keyof R> & Read<R>;
}
