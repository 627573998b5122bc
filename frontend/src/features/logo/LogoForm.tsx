import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { CompanyLogoResponse } from '@/api/generated';
import { useConflict } from '@/ui/conflict';
import { FileField, TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { LOGO_FILES, logoSchema, logoSource, type LogoValues } from './logoForm';
import { LogoPreview } from './LogoPreview';
import { useText } from './messages';

/** A logo by its address; one that is being uploaded has none yet. */
const nameOf = (value: string) => (value.startsWith('data:') ? '…' : value);

/** A new logo: by address or as a file, looked at before it is saved. */
export function LogoForm({ logo }: { logo: CompanyLogoResponse }) {
  const text = useText();
  const toast = useToast();
  const [save, { isLoading, error }] = api.useSetCompanyLogoMutation();
  const [shown, setShown] = useState(logo.value);
  const [seen, setSeen] = useState(logo);
  const edited = useConflict({ value: { label: text('url'), show: nameOf } });
  const form = useZodForm(logoSchema, { value: logo.value, file: null });

  const withSource = async (values: LogoValues, go: (source: string) => unknown) => {
    try {
      await go(await logoSource(values));
    } catch {
      toast.error(text('failed'), text('unreadable'));
    }
  };
  const preview = form.handleSubmit((values) => withSource(values, setShown));
  const submit = (values: LogoValues) =>
    withSource(values, async (value) => {
      const { data } = await edited.save({ value }, seen, (body, expected) =>
        save({ setCompanyLogoRequest: { ...body, expected } }),
      );
      if (!data) return;
      setSeen(data);
      toast.success(text('saved'));
      setShown(data.value);
      form.reset({ value: data.value, file: null });
    });

  return (
    <FormShell
      form={form}
      submitLabel={text('save')}
      loadingLabel={text('saving')}
      loading={isLoading}
      error={edited.failure(error)}
      failure={{ title: text('failed'), text: text('failedText') }}
      onSubmit={submit}
    >
      <TextField
        control={form.control}
        name="value"
        type="url"
        label={text('url')}
        hint={text('urlHint')}
        placeholder="https://"
        autoComplete="off"
      />
      <FileField
        control={form.control}
        name="file"
        label={text('file')}
        hint={text('fileHint')}
        rules={LOGO_FILES}
      />
      <Box>
        <Button variant="outlined" disabled={isLoading} onClick={() => void preview()}>
          {text('preview')}
        </Button>
      </Box>
      <LogoPreview key={shown} src={shown} />
      {edited.dialog}
    </FormShell>
  );
}
