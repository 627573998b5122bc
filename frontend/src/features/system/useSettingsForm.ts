import { useEffect, useMemo, useState } from 'react';
import type { SettingResponse } from '@/api/generated';
import { useZodForm } from '@/ui/form';
import { inputOf, settingsSchema, type SettingValue, type SettingValues } from './settingForm';
import { settingWord } from './choices';

type Settings = readonly SettingResponse[];

function valuesOf(settings: Settings): SettingValues {
  return Object.fromEntries(settings.map((setting) => [setting.key, inputOf(setting)]));
}

/** Settings by their key. */
export const wordsOf = (
  settings: readonly { key: string; value: string }[],
): Record<string, string> => Object.fromEntries(settings.map(({ key, value }) => [key, value]));

/** What somebody has typed, as people read it; as it is typed where it is no value. */
function typedWord(setting: SettingResponse, typed: SettingValue | undefined): string {
  const { key, kind, value } = setting;
  const read = settingsSchema([setting]).safeParse({ [key]: typed ?? value });
  const word = read.success ? read.data[key] : undefined;
  return word === undefined ? String(typed) : settingWord(key, kind, word);
}

/**
 * The form of a group. What others save meanwhile stands in every field in which nobody types; what is typed stays, and
 * `overtaken` names it with both values.
 */
export function useSettingsForm(settings: Settings) {
  const schema = useMemo(() => settingsSchema(settings), [settings]);
  const form = useZodForm<SettingValues, Record<string, string>>(schema, valuesOf(settings));
  const [seen, setSeen] = useState(() => wordsOf(settings));
  const { isDirty, dirtyFields } = form.formState;

  /** Puts what is stored into a field. */
  const take = ({ key, kind, value }: SettingResponse) => {
    form.resetField(key, { defaultValue: inputOf({ kind, value }) });
    setSeen((before) => ({ ...before, [key]: value }));
  };
  /** Keeps what is typed, over what is stored. */
  const keep = (setting: SettingResponse) => {
    const typed = form.getValues(setting.key);
    take(setting);
    form.setValue(setting.key, typed, { shouldDirty: true });
  };
  const arrived = JSON.stringify(wordsOf(settings));
  useEffect(() => {
    for (const setting of settings) {
      const { key, value } = setting;
      const isTyped = form.getFieldState(key).isDirty;
      if (seen[key] !== value && (!isTyped || form.getValues(key) === inputOf(setting)))
        take(setting);
    }
    // Only what is stored brings something here; what is typed does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived]);

  const overtaken = settings
    .filter(({ key, value }) => dirtyFields[key] && seen[key] !== value)
    .map((setting) => ({
      field: setting.key,
      label: setting.label,
      theirs: settingWord(setting.key, setting.kind, setting.value),
      mine: typedWord(setting, form.getValues(setting.key)),
    }));
  return {
    form,
    isDirty,
    /** The settings as they were when somebody began to type. */
    seen: settings.map((setting) => ({ ...setting, value: seen[setting.key] ?? setting.value })),
    overtaken,
    take,
    keep,
  };
}
