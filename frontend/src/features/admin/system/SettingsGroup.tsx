import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { api } from '@/api/enhance';
import type { SettingResponse } from '@/api/generated';
import { useConflict, type EditedFields } from '@/components/conflict';
import { FormShell, useZodForm } from '@/components/form';
import { useToast } from '@/components/toaster';
import { useText } from './messages';
import { SettingField } from './SettingField';
import { settingWord } from './settingWord';
import { changesOf, inputOf, settingsSchema, type SettingValues } from './settingForm';

interface SettingsGroupProps {
  title: string;
  settings: readonly SettingResponse[];
  onDirty: (title: string, isDirty: boolean) => void;
}

function valuesOf(settings: readonly SettingResponse[]): SettingValues {
  return Object.fromEntries(settings.map((setting) => [setting.key, inputOf(setting)]));
}

const wordsOf = (settings: readonly { key: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value]));

function fieldsOf(settings: readonly SettingResponse[]): EditedFields {
  return Object.fromEntries(
    settings.map(({ key, kind, label }) => [
      key,
      { label, show: (value: string) => settingWord(key, kind, value), read: String },
    ]),
  );
}

/** The settings under one heading; they are saved together. */
export function SettingsGroup({ title, settings, onDirty }: SettingsGroupProps) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading, error }] = api.useUpdateSettingsMutation();
  const edited = useConflict(useMemo(() => fieldsOf(settings), [settings]));
  const schema = useMemo(() => settingsSchema(settings), [settings]);
  const form = useZodForm<SettingValues, Record<string, string>>(schema, valuesOf(settings));
  const { reset } = form;
  const { isDirty } = form.formState;
  const saved = JSON.stringify(valuesOf(settings));
  // What the server made of the values stands in the inputs; other groups keep what was typed.
  useEffect(() => reset(JSON.parse(saved) as SettingValues), [reset, saved]);
  useEffect(() => onDirty(title, isDirty), [onDirty, title, isDirty]);

  const save = async (values: Record<string, string>) => {
    const changed = changesOf(settings, values);
    if (changed.length === 0) {
      toast.success(text('nothingChanged'));
      return;
    }
    const answer = await edited.save(wordsOf(changed), wordsOf(settings), (words, expected) => {
      const values = Object.entries(words).map(([key, value]) => {
        const seen = expected[key];
        return { key, value, expected: typeof seen === 'string' ? seen : '' };
      });
      return update({ updateSettingsRequest: { values } });
    });
    if (!answer.data && !answer.error) return;
    if (!answer.error) toast.success(text('saved'), text('savedText', { count: changed.length }));
  };
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <FormShell
        form={form}
        onSubmit={save}
        loading={isLoading}
        error={edited.failure(error)}
        submitLabel={text('save')}
        loadingLabel={text('saving')}
      >
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
            <SettingField key={setting.key} setting={setting} control={form.control} />
          ))}
        </Box>
        {edited.dialog}
      </FormShell>
    </Card>
  );
}
