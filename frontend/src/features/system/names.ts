import type { SettingResponse } from '@/api/generated';
import type { MessageKey } from '@/lib/i18n';
import { language } from '@/lib/language';
import { isHour, offValue, unitOf } from './choices';
import { settingTexts, text } from './settingMessages';

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
