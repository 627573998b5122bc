import { z } from 'zod';
import type { SettingResponse } from '@/api/generated';
import { moneySchema } from '@/ui/fields';
import { fromCents, plainNumber, toCents } from '@/lib/money';
import { text } from './messages';
import { namedSetting } from './names';

/** A switch's value in the form; every other kind is the typed text. */
export type SettingValue = string | boolean;
export type SettingValues = Record<string, SettingValue>;
type Shown = Pick<SettingResponse, 'kind' | 'value'>;

/** The value as its input takes it. */
export function inputOf({ kind, value }: Shown): SettingValue {
  if (kind === 'percent' && /^\d+$/.test(value))
    return fromCents(BigInt(value)).replace(/\.?0+$/, '');
  return kind === 'boolean' ? value === 'true' : value;
}

const HUNDRED_PERCENT = 10_000n;

/** Typed percent becomes its hundredths. */
const percentWord = z.string().transform((typed, context) => {
  const hundredths = toCents(plainNumber(typed.replace('%', '')));
  if (hundredths !== null && hundredths >= 0n && hundredths <= HUNDRED_PERCENT)
    return String(hundredths);
  context.addIssue({ code: 'custom', message: text('percentage') });
  return z.NEVER;
});

function wordOf(kind: SettingResponse['kind']) {
  switch (kind) {
    case 'percent':
      return percentWord;
    case 'boolean':
      return z.boolean().transform(String);
    case 'integer':
      return z
        .string()
        .transform(plainNumber)
        .pipe(z.string().regex(/^-?\d+$/, text('wholeNumber')));
    case 'money':
      return moneySchema(text('amount'));
    case 'list':
      return z.string().transform((typed) =>
        typed
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join('\n'),
      );
    default:
      return z.string().trim();
  }
}

/** The schema of a group: what each kind takes. The bounds are the server's, whose sentence lands on the field. */
export function settingsSchema(settings: readonly SettingResponse[]) {
  const shape = Object.fromEntries(settings.map(({ key, kind }) => [key, wordOf(kind)]));
  return z.object(shape) as unknown as z.ZodType<Record<string, string>, SettingValues>;
}

/** Only what differs from what the server has. */
export function changesOf(
  settings: readonly Pick<SettingResponse, 'key' | 'value'>[],
  values: Record<string, string>,
): { key: string; value: string }[] {
  return settings
    .map(({ key, value }) => ({ key, value: values[key] ?? value, before: value }))
    .filter(({ value, before }) => value !== before)
    .map(({ key, value }) => ({ key, value }));
}

export interface Group {
  /** Its word in the address. */
  id: string;
  title: string;
  settings: SettingResponse[];
}

/** Settings under their headings, in the server's order. */
export function byGroup(settings: readonly SettingResponse[]): Group[] {
  const groups = new Map<string, Group>();
  for (const setting of settings) {
    const id = setting.group.toLowerCase() || 'general';
    const named = namedSetting(setting);
    const group = groups.get(id) ?? { id, title: named.group || text('general'), settings: [] };
    group.settings.push(named);
    groups.set(id, group);
  }
  return [...groups.values()];
}
