import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { SettingResponse } from '@/api/generated';
import { ConflictNotice, useConflict, type EditedFields } from '@/ui/conflict';
import { FormShell } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { SettingField } from './SettingField';
import { settingWord } from './choices';
import { changesOf } from './settingForm';
import { useSettingsForm, wordsOf } from './useSettingsForm';

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
