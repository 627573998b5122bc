import type { SettingResponse } from '@/api/generated';
import { formatPercent } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { choiceLabel } from './choices';
import { text } from './messages';

/** A setting's value as a person reads it; one whose kind is not known any more stays as it is stored. */
export function settingWord(
  key: string,
  kind: SettingResponse['kind'] | undefined,
  value: string,
): string {
  if (kind === 'percent' && /^\d+$/.test(value)) return formatPercent(Number(value) / 100);
  if (kind === 'boolean') return text(value === 'true' ? 'on' : 'off');
  if (value === '') return text('nothing');
  if (kind === 'money') return formatMoney(value);
  if (kind === 'choice') return choiceLabel(key, value);
  return value.replaceAll('\n', ', ');
}
