import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { SettingResponse } from '@/api/generated';
import { ConflictNotice, useConflict, type EditedFields } from '@/ui/conflict';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { SettingField } from './SettingField';
import { settingWord } from './names';
import {
  changesOf,
  inputOf,
  settingsSchema,
  type SettingValue,
  type SettingValues,
} from './settingForm';

type Settings = readonly SettingResponse[];

function valuesOf(settings: Settings): SettingValues {
  return Object.fromEntries(settings.map((setting) => [setting.key, inputOf(setting)]));
}

/** Settings by their key. */
const wordsOf = (settings: readonly { key: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value]));

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
function useSettingsForm(settings: Settings) {
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

interface SettingsGroupProps {
  title: string;
  settings: readonly SettingResponse[];
  onDirty: (title: string, isDirty: boolean) => void;
}

function fieldsOf(settings: readonly SettingResponse[]): EditedFields {
  return Object.fromEntries(
    settings.map(({ key, kind, label }) => [
      key,
      { label, show: (value: string) => settingWord(key, kind, value), read: String },
    ]),
  );
}

/** What an e-invoice says of the company and its money. */
const OF_E_INVOICES = ['companyAddress', 'companyCountry', 'companyTaxNumber', 'currencyCode'];

/** Which of it is still to be entered. */
function MissingForEInvoices({ settings }: Pick<SettingsGroupProps, 'settings'>) {
  const text = useText();
  const isMissing = ({ key, value }: SettingResponse) => OF_E_INVOICES.includes(key) && !value;
  const missing = settings.filter(isMissing).map(({ label }) => label);
  if (missing.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5 }}>
      {text('eInvoicesLack', { fields: missing.join(', ') })}
    </Typography>
  );
}

/** Goes to the setting that the address names: `#lowStockMark`. */
function useNamedSetting(settings: readonly SettingResponse[]) {
  const { hash } = useLocation();
  const named = settings.find(({ key }) => `#${key}` === hash)?.key;
  useEffect(() => {
    const field = named ? document.getElementById(named) : null;
    field?.scrollIntoView?.({ block: 'center' });
    field?.querySelector<HTMLElement>('input, textarea, select, [role="combobox"]')?.focus();
  }, [named]);
}

/** The settings under one heading; they are saved together. */
export function SettingsGroup({ title, settings, onDirty }: SettingsGroupProps) {
  const text = useText();
  const toast = useToast();
  useNamedSetting(settings);
  const [update, { isLoading, error }] = api.useUpdateSettingsMutation();
  const edited = useConflict(useMemo(() => fieldsOf(settings), [settings]));
  const { form, isDirty, seen, overtaken, take, keep } = useSettingsForm(settings);
  useEffect(() => {
    onDirty(title, isDirty);
    return () => onDirty(title, false);
  }, [onDirty, title, isDirty]);

  const save = async (values: Record<string, string>) => {
    const changed = changesOf(seen, values);
    if (changed.length === 0) {
      toast.success(text('nothingChanged'));
      return;
    }
    const answer = await edited.save(wordsOf(changed), wordsOf(seen), (words, expected) => {
      const values = Object.entries(words).map(([key, value]) => {
        const seen = expected[key];
        return { key, value, expected: typeof seen === 'string' ? seen : '' };
      });
      return update({ updateSettingsRequest: { values } });
    });
    if (!answer.data) return;
    // What the server made of the values stands in the inputs; other groups keep what was typed.
    answer.data.items.filter(({ key }) => key in values).forEach(take);
    toast.success(text('saved'), text('savedText', { count: changed.length }));
  };
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <MissingForEInvoices settings={settings} />
      <FormShell
        guardUnsaved={false}
        form={form}
        onSubmit={save}
        loading={isLoading}
        error={edited.failure(error)}
        submitLabel={text('save')}
        loadingLabel={text('saving')}
      >
        <ConflictNotice
          fields={overtaken}
          onChoose={(field, whose) =>
            settings.filter(({ key }) => key === field).forEach(whose === 'mine' ? keep : take)
          }
        />
        <Box
          sx={{
            display: 'grid',
            columnGap: 4,
            rowGap: 3,
            alignItems: 'start',
            gridTemplateColumns: { md: '1fr 1fr' },
          }}
        >
          {settings.map((setting) => (
            // Below the bar that stays at the top.
            <Box key={setting.key} id={setting.key} sx={{ scrollMarginTop: 96 }}>
              <SettingField setting={setting} control={form.control} />
            </Box>
          ))}
        </Box>
        {edited.dialog}
      </FormShell>
    </Card>
  );
}
