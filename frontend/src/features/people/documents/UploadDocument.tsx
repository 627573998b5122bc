import Box from '@mui/material/Box';
import { z } from 'zod';
import { api } from '@/api/enhance';
import type { UploadDocumentRequest } from '@/api/generated';
import { DOCUMENT_FILES, FileField, PHOTO_FILES, TextField, UploadProgress } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { isoDay } from '@/lib/dates';
import { text as now, useText } from './messages';
import { hasExpiry } from './standing';
import type { DocumentKind } from './types';

const schema = z.object({
  file: z.custom<File>((value) => value instanceof File, now('chooseFile')),
  expiresOn: z.string().refine((day) => !day || day >= isoDay(), now('pastDate')),
});
type Values = { file: File | null; expiresOn: string };
type Sent = z.output<typeof schema>;

interface UploadDocumentProps {
  userId: number;
  kind: DocumentKind;
  label: string;
  onDone: () => void;
}

/** Sends one document: the file with its preview, its last day where it has one, and how far it has come. */
export function UploadDocument({ userId, kind, label, onDone }: UploadDocumentProps) {
  const text = useText();
  const toast = useToast();
  const [upload, { isLoading, error }] = api.useUploadDocumentMutation();
  const form = useZodForm<Values, Sent>(schema, {
    file: null,
    expiresOn: '',
  });
  const send = async ({ file, expiresOn }: Sent) => {
    // The document describes the JSON form of the call; a file goes as multipart under the same names.
    const body = { kind, file, ...(expiresOn ? { expiresOn } : {}) };
    const answer = await upload({
      id: userId,
      uploadDocumentRequest: body as unknown as UploadDocumentRequest,
    });
    if (answer.error) return;
    toast.success(text('sent'), text('sentText', { label }));
    onDone();
  };
  return (
    <Box sx={{ maxWidth: 520 }}>
      <FormShell
        form={form}
        onSubmit={send}
        loading={isLoading}
        error={error}
        submitLabel={text('send')}
        loadingLabel={text('sending')}
        onCancel={onDone}
      >
        <FileField
          control={form.control}
          name="file"
          label={label}
          required
          disabled={isLoading}
          rules={kind === 'shopPhotos' ? PHOTO_FILES : DOCUMENT_FILES}
        />
        {hasExpiry(kind) && (
          <TextField
            control={form.control}
            name="expiresOn"
            type="date"
            label={text('expiresOn')}
            hint={text('expiresOnHint')}
          />
        )}
        <UploadProgress path={`/api/users/${userId}/documents`} active={isLoading} />
      </FormShell>
    </Box>
  );
}
