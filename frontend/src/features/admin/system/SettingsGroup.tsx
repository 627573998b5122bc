import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { api } from '@/api/enhance';
import type { SettingResponse } from '@/api/generated';
import { FormShell, useZodForm } from '@/components/form';
import { useToast } from '@/components/toaster';
import { useText } from './messages';
import { SettingField } from './SettingField';
import { changesOf, inputOf, settingsSchema, type SettingValues } from './settingForm';

interface SettingsGroupProps {
  title: string;
  settings: readonly SettingResponse[];
  onDirty: (title: string, isDirty: boolean) => void;
}

function valuesOf(settings: readonly SettingResponse[]): SettingValues {
  return Object.fromEntries(settings.map((setting) => [setting.key, inputOf(setting)]));
}

/** The settings under one heading; they are saved together. */
export function SettingsGroup({ title, settings, onDirty }: SettingsGroupProps) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading, error }] = api.useUpdateSettingsMutation();
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
    const answer = await update({ updateSettingsRequest: { values: changed } });
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
        error={error}
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
      </FormShell>
    </Card>
  );
}
