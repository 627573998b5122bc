import type { ImportResponse } from '@/api/generated';
import { text } from './messages';

/** Field → name of the column it is read from; fields without a column are left out. */
export type Mapping = Readonly<Record<string, string>>;
type Field = ImportResponse['fields'][number];
type ImportColumn = ImportResponse['columns'][number];

/** What keeps a mapping from being checked, by field: a required field without a column, a column used twice. */
export function mappingErrors(fields: readonly Field[], mapping: Mapping): Record<string, string> {
  const errors: Record<string, string> = {};
  const users = new Map<string, Field>();
  for (const field of fields) {
    const column = mapping[field.field];
    if (!column) {
      if (field.required) errors[field.field] = text('requiredField');
      continue;
    }
    const other = users.get(column);
    if (other) errors[field.field] = text('twice', { field: other.label });
    else users.set(column, field);
  }
  return errors;
}

/** What the server said of fields of the mapping (`mapping.sku`) and of the reason, by field. */
export function refusedFields(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name.replace(/^mapping\./, ''), message]),
  );
}

/** The mapping with a field read from another column, or from none. */
export function remap(mapping: Mapping, field: string, column: string): Mapping {
  const others = Object.entries(mapping).filter(([name]) => name !== field);
  return Object.fromEntries(column ? [...others, [field, column]] : others);
}

/** Names of the columns that nothing reads. */
export function unusedColumns(columns: readonly ImportColumn[], mapping: Mapping): string[] {
  const used = new Set(Object.values(mapping));
  return columns.map(({ name }) => name).filter((name) => !used.has(name));
}

/** Whether a field is shown at once: it is required, recognised, chosen, or something is wrong with it. */
export function isAtHand(suggested: Mapping, mapping: Mapping, errors: Mapping) {
  return ({ field, required }: Field) =>
    required || [suggested, mapping, errors].some((known) => known[field]);
}

/** Required fields first, then those that have a column. */
export function inOrder(fields: readonly Field[], suggested: Mapping): Field[] {
  const rank = ({ required, field }: Field) => (required ? 0 : suggested[field] ? 1 : 2);
  return [...fields].sort((one, other) => rank(one) - rank(other));
}
