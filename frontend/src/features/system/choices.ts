import type { SettingResponse } from '@/api/generated';
import { formatPercent } from '@/lib/counts';
import { hourName } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { words } from '@/lib/values';
import { text } from './messages';

const WORDS: Partial<
  Record<string, 'afterApproval' | 'atOnce' | 'askFirst' | 'refuseIt' | 'allowIt'>
> = {
  'manufacturerActivation onApproval': 'afterApproval',
  'manufacturerActivation immediate': 'atOnce',
  'shipUnpaid warn': 'askFirst',
  'shipUnpaid refuse': 'refuseIt',
  'shipUnpaid allow': 'allowIt',
};

/** A choice of a setting as a person reads it; one without a word of its own is taken apart: `onApproval`. */
export function choiceLabel(key: string, value: string): string {
  if (key === 'businessTimeZone') return value;
  const word = WORDS[`${key} ${value}`];
  if (word) return text(word);
  return words(value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

const UNITS: Partial<
  Record<string, '%' | 'days' | 'hours' | 'years' | 'pieces' | 'characters' | 'backups'>
> = {
  documentReminderDays: 'days',
  minimumAge: 'years',
  returnDays: 'days',
  newCustomerPieces: 'pieces',
  priceCheckPercent: '%',
  lowStockMark: 'pieces',
  purchaserAlertMark: 'pieces',
  expiryWarningDays: 'days',
  salesDays: 'days',
  leadDays: 'days',
  safetyDays: 'days',
  overDeliveryPercent: '%',
  sessionIdleHours: 'hours',
  sessionDays: 'days',
  staffPasswordLength: 'characters',
  backupsKept: 'backups',
};

/** What the number of a setting counts; undefined where its name says it. */
export function unitOf(key: string, value: string): string | undefined {
  const unit = UNITS[key];
  return unit === undefined || unit === '%' ? unit : text(`unit.${unit}`, { count: Number(value) });
}

const OFF: Partial<Record<string, string>> = {
  minimumAge: '0',
  newCustomerPieces: '0',
  backupHour: '-1',
};

/** The number that turns a setting off; undefined where it is always on. */
export const offValue = (key: string): string | undefined => OFF[key];

/** Whether the number of a setting is an hour of the business day. */
export const isHour = (key: string): boolean => key === 'backupHour' || key === 'digestHour';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** The hours of a day, and that none of them is meant where the setting can be off. */
export function hourChoices(key: string): { value: string; label: string }[] {
  const off = offValue(key);
  const hours = HOURS.map((value) => ({ value, label: hourName(Number(value)) }));
  return off === undefined ? hours : [{ value: off, label: text('off') }, ...hours];
}

/** The number of a setting as a person reads it. */
function numberWord(key: string, value: string): string {
  if (value === offValue(key)) return text('off');
  if (isHour(key)) return hourName(Number(value));
  const unit = unitOf(key, value);
  if (unit === undefined) return value;
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}

/** A setting's value as a person reads it; one whose kind is not known any more stays as it is stored. */
export function settingWord(
  key: string,
  kind: SettingResponse['kind'] | undefined,
  value: string,
): string {
  if (kind === 'percent' && /^\d+$/.test(value)) return formatPercent(Number(value) / 100);
  if (kind === 'boolean') return text(value === 'true' ? 'on' : 'off');
  if (value === '') return text('nothing');
  if (kind === 'integer') return numberWord(key, value);
  if (kind === 'money') return formatMoney(value);
  if (kind === 'choice') return choiceLabel(key, value);
  return value.replaceAll('\n', ', ');
}
