import type { SettingResponse } from '@/api/generated';
import { formatMoney } from '@/lib/money';
import { choiceLabel } from './choices';
import { text } from './messages';

/** A setting's value as a person reads it; one whose kind is not known any more stays as it is stored. */
export function settingWord(
  key: string,
  kind: SettingResponse['kind'] | undefined,
  value: string,
): string {
  if (kind === 'boolean') return text(value === 'true' ? 'on' : 'off');
  if (value === '') return text('nothing');
  if (kind === 'money') return formatMoney(value);
  if (kind === 'choice') return choiceLabel(key, value);
  return value.replaceAll('\n', ', ');
}
