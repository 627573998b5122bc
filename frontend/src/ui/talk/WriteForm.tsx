import Box from '@mui/material/Box';
import { z } from 'zod';
import { requiredText, TextField } from '@/ui/fields';
import { FormShell, useZodForm } from '@/ui/form';

/** Letters that one message may have. */
export const MOST_LETTERS = 2000;

interface WriteFormProps {
  texts: {
    label: string;
    send: string;
    sending: string;
    failed: string;
    missing: string;
    tooLong: string;
  };
  /** Answers whether it was sent. */
  onSend: (text: string) => Promise<boolean>;
  loading: boolean;
  error: unknown;
}

/** Where something is written; empty again once it is sent. */
export function WriteForm({ texts, onSend, loading, error }: WriteFormProps) {
  const schema = z.object({ text: requiredText(texts.missing).max(MOST_LETTERS, texts.tooLong) });
  const form = useZodForm(schema, { text: '' });
  return (
    <Box data-print="no">
      <FormShell
        form={form}
        onSubmit={async ({ text }) => {
          if (await onSend(text)) form.reset();
        }}
        loading={loading}
        error={error}
        failure={{ title: texts.failed }}
        submitLabel={texts.send}
        loadingLabel={texts.sending}
      >
        <TextField control={form.control} name="text" label={texts.label} rows={2} />
      </FormShell>
    </Box>
  );
}
