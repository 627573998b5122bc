import { useMemo, useState, type ReactNode } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { WebhookResponse, WebhookWithSecretResponse } from '@/api/generated';
import { useConflict } from '@/ui/conflict';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { KindFields } from './KindFields';
import { kindsFor } from './kinds';
import { useText } from './messages';
import { requestOf, valuesOf, webhookSchema, type WebhookValues } from './webhookForm';

interface FieldsProps {
  webhook?: WebhookResponse;
  words: { title: string; submitLabel: string; loadingLabel: string };
  loading: boolean;
  error: unknown;
  onSubmit: (values: WebhookValues) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

function WebhookForm({ webhook, words, children, ...wiring }: FieldsProps) {
  const text = useText();
  const { user } = useSession();
  const role = user?.role ?? '';
  const schema = useMemo(() => webhookSchema(), []);
  const form = useZodForm<WebhookValues, WebhookValues>(schema, valuesOf(webhook, role));
  const { control } = form;
  return (
    <FormDialog open form={form} {...words} {...wiring}>
      <TextField
        control={control}
        name="url"
        type="url"
        label={text('url')}
        hint={text('urlHint')}
        required
        autoComplete="off"
      />
      <TextField
        control={control}
        name="description"
        label={text('description')}
        hint={text('descriptionHint')}
        autoComplete="off"
      />
      <KindFields control={control} areas={kindsFor(role)} />
      {children}
    </FormDialog>
  );
}

interface CreateProps {
  onMade: (webhook: WebhookWithSecretResponse) => void;
  onClose: () => void;
}

/** Makes a webhook: where it is, what for, and what it is told. */
export function CreateWebhookDialog({ onMade, onClose }: CreateProps) {
  const text = useText();
  const [create, { isLoading, error }] = api.useCreateWebhookMutation();
  const make = async (values: WebhookValues) => {
    const { data } = await create({ createWebhookRequest: requestOf(values) });
    if (data) onMade(data);
  };
  return (
    <WebhookForm
      words={{
        title: text('create'),
        submitLabel: text('create'),
        loadingLabel: text('creating'),
      }}
      loading={isLoading}
      error={error}
      onSubmit={make}
      onClose={onClose}
    />
  );
}

/** Changes where a webhook is, what for, and what it is told. */
export function EditWebhookDialog({
  webhook,
  onClose,
}: {
  webhook: WebhookResponse;
  onClose: () => void;
}) {
  const text = useText();
  const toast = useToast();
  const [update, { isLoading, error }] = api.useUpdateWebhookMutation();
  const [seen] = useState(webhook);
  const edited = useConflict({
    url: { label: text('url') },
    description: { label: text('description') },
    kinds: { label: text('kinds'), show: (kinds) => (JSON.parse(kinds) as string[]).join(', ') },
  });
  const save = async (values: WebhookValues) => {
    const { data } = await edited.save(requestOf(values), seen, (body, expected) =>
      update({ id: webhook.id, updateWebhookRequest: { ...body, expected } }),
    );
    if (!data) return;
    toast.success(text('saved'), data.url);
    onClose();
  };
  return (
    <WebhookForm
      webhook={seen}
      words={{
        title: text('editTitle'),
        submitLabel: text('save'),
        loadingLabel: text('saving'),
      }}
      loading={isLoading}
      error={edited.failure(error)}
      onSubmit={save}
      onClose={onClose}
    >
      {edited.dialog}
    </WebhookForm>
  );
}
