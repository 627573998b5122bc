import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { ImportKindName } from '@/api/generated';
import { FileField, TextField, UploadProgress, type FileRules } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { Page } from '@/ui/page/Page';
import { importTemplateAddress } from '@/lib/exports';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';

const KINDS = ['products', 'prices', 'stockCount'] as const satisfies readonly ImportKindName[];
/** What the server takes. */
const SHEETS: FileRules = { types: ['csv', 'xlsx'], maxBytes: 20 * 1024 * 1024 };
const CALL = '/api/imports';

const schema = z.object({
  kind: z.enum(KINDS),
  reason: z.string().trim(),
  file: z.custom<File | null>().refine((file) => file instanceof File, now('fileMissing')),
});
type Input = z.input<typeof schema>;
type Values = z.output<typeof schema>;

function KindField({ control }: { control: Control<Input, unknown, Values> }) {
  const text = useText();
  const id = useId();
  const { field } = useController({ control, name: 'kind' });
  return (
    <Box>
      <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 600, color: 'text.primary' }}>
        {text('kind')}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={field.value} onChange={field.onChange}>
        {KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio size="small" />}
            sx={{ alignItems: 'start', mt: 0.75, '& .MuiRadio-root': { pt: 0.25, pb: 0 } }}
            label={
              <>
                <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
                  {text(`kind.${kind}`)}
                </Typography>
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {text(`kindText.${kind}`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

const FORMATS = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** An empty file to fill in. */
function Template({ kind }: { kind: ImportKindName }) {
  const text = useText();
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}
    >
      {text('template')}
      {FORMATS.map(([format, name]) => (
        <Link
          key={format}
          href={importTemplateAddress(kind, format)}
          download
          aria-label={text('templateAs', { format: name })}
        >
          {name}
        </Link>
      ))}
    </Typography>
  );
}

/** The first step of an import: what it is, and the file. */
export default function NewImportPage() {
  const text = useText();
  const navigate = useNavigate();
  const form = useZodForm<Input, Values>(schema, { kind: 'products', reason: '', file: null });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const [upload, { isLoading, error }] = api.useUploadImportMutation();

  const submit = async ({ file, reason, kind: what }: Values) => {
    if (!file) return;
    const isCount = what === 'stockCount' && reason !== '';
    const uploadImportForm = { kind: what, file, ...(isCount ? { reason } : {}) };
    const { data } = await upload({ uploadImportForm });
    if (data) void navigate(paths.manufacturer.import(data.id));
  };
  return (
    <Page
      title={text('newImport')}
      description={text('newText')}
      width="md"
      crumbs={[
        { label: text('title'), to: paths.manufacturer.imports },
        { label: text('newImport') },
      ]}
    >
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <FormShell
          form={form}
          onSubmit={submit}
          loading={isLoading}
          error={error}
          failure={{ title: text('uploadFailed') }}
          submitLabel={text('upload')}
          loadingLabel={text('uploading')}
        >
          <KindField control={form.control} />
          <Template kind={kind} />
          {kind === 'stockCount' && (
            <TextField
              control={form.control}
              name="reason"
              label={text('reason')}
              hint={text('reasonHint')}
            />
          )}
          <FileField
            control={form.control}
            name="file"
            label={text('file')}
            rules={SHEETS}
            required
          />
          <UploadProgress path={CALL} active={isLoading} />
        </FormShell>
      </Card>
    </Page>
  );
}
