import { z } from 'zod';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { text as now, useText } from './messages';

const schema = z.object({
  to: z
    .string()
    .trim()
    .pipe(z.email(now('notAnEmail'))),
});

/** Writes a mail to see whether the mail server takes it. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const { user } = useSession();
  const [send, { isLoading, error }] = api.useSendTestMailMutation();
  const form = useZodForm(schema, { to: user?.email ?? '' });
  return (
    <FormDialog
      open
      form={form}
      title={text('testMail')}
      submitLabel={text('testSend')}
      maxWidth="xs"
      loading={isLoading}
      error={error}
      onClose={onClose}
      onSubmit={async (values) => {
        const answer = await send({ sendTestMailRequest: values });
        if (answer.error) return;
        toast.success(text('testSent'), text('testSentText'));
        onClose();
      }}
    >
      <TextField control={form.control} name="to" type="email" label={text('testTo')} required />
    </FormDialog>
  );
}
