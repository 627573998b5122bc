function isBranch(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** The names of everything in a form's values, also nested ones: `items.0.quantity`. */
export function fieldNames(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key;
    return isBranch(value) ? [name, ...fieldNames(value, `${name}.`)] : [name];
  });
}
