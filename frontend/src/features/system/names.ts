import type { SettingResponse } from '@/api/generated';
import { formatPercent } from '@/lib/counts';
import { hourName } from '@/lib/dates';
import type { MessageKey } from '@/lib/i18n';
import { language } from '@/lib/language';
import { formatMoney } from '@/lib/money';
import { words } from '@/lib/values';
import { text as say } from './messages';
import { settingTexts, text } from './settingMessages';

const WORDS: Partial<
  Record<string, 'afterApproval' | 'atOnce' | 'askFirst' | 'refuseIt' | 'allowIt'>
> = {
  'manufacturerActivation onApproval': 'afterApproval',
  'manufacturerActivation immediate': 'atOnce',
  'shipUnpaid warn': 'askFirst',
  'shipUnpaid refuse': 'refuseIt',
  'shipUnpaid allow': 'allowIt',
};

/** Settings whose choices are names and codes of the world. */
const NAMES = ['businessTimeZone', 'companyCountry', 'currencyCode'];

/** A choice of a setting as a person reads it; one without a word of its own is taken apart: `onApproval`. */
export function choiceLabel(key: string, value: string): string {
  if (NAMES.includes(key)) return value;
  const word = WORDS[`${key} ${value}`];
  if (word) return say(word);
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
  return unit === undefined || unit === '%' ? unit : say(`unit.${unit}`, { count: Number(value) });
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
  return off === undefined ? hours : [{ value: off, label: say('off') }, ...hours];
}

/** The number of a setting as a person reads it. */
function numberWord(key: string, value: string): string {
  if (value === offValue(key)) return say('off');
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
  if (kind === 'boolean') return say(value === 'true' ? 'on' : 'off');
  if (value === '') return say('nothing');
  if (kind === 'integer') return numberWord(key, value);
  if (kind === 'money') return formatMoney(value);
  if (kind === 'choice') return choiceLabel(key, value);
  return value.replaceAll('\n', ', ');
}

type Key = MessageKey<typeof settingTexts>;
const isKnown = (key: string): key is Key => Object.hasOwn(settingTexts, key);

/** The server's English words for a kind of thing, or this page's in another language and where it shows another unit. */
function named(key: string, english: string, isOwn = language !== 'en'): string {
  return isOwn && isKnown(key) ? text(key) : english;
}

interface Setting {
  key: string;
  kind?: SettingResponse['kind'] | undefined;
  label: string;
  description: string;
  group: string;
}

/** A setting with its name, its explanation and its heading in the language of the page. */
export function namedSetting<S extends Setting>(setting: S): S {
  const { key, kind, label, description, group } = setting;
  const isShownOtherwise = isHour(key) || offValue(key) !== undefined || kind === 'percent';
  const isOwn = language !== 'en' || isShownOtherwise;
  return {
    ...setting,
    label: named(key, label, language !== 'en' || unitOf(key, '') !== undefined),
    description: named(`${key}.text`, description, isOwn),
    group: named(`group.${group}`, group),
  };
}

/** What a kind of job does. */
export const jobTitle = ({ kind, title }: { kind: string; title: string }): string =>
  named(`job.${kind}`, title);
