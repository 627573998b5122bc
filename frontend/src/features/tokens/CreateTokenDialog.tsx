import { useMemo } from 'react';
import { api } from '@/api/enhance';
import type { NewTokenResponse } from '@/api/generated';
import { SelectField, TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useText } from './messages';
import { ScopeFields } from './ScopeFields';
import { LIFETIMES, NEW_TOKEN, requestOf, tokenSchema, type TokenValues } from './tokenForm';

interface CreateTokenDialogProps {
  onMade: (token: NewTokenResponse) => void;
  onClose: () => void;
}

/** Makes a token: what it is for, how long it lasts, and what it may do. */
export function CreateTokenDialog({ onMade, onClose }: CreateTokenDialogProps) {
  const text = useText();
  const [create, { isLoading, error }] = api.useCreateTokenMutation();
  const schema = useMemo(() => tokenSchema(), []);
  const form = useZodForm<TokenValues, TokenValues>(schema, NEW_TOKEN);
  const { control } = form;
  const make = async (values: TokenValues) => {
    const { data } = await create({ createTokenRequest: requestOf(values) });
    if (data) onMade(data);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={text('create')}
      form={form}
      onSubmit={make}
      loading={isLoading}
      error={error}
      submitLabel={text('create')}
      loadingLabel={text('creating')}
    >
      <TextField
        control={control}
        name="name"
        label={text('name')}
        hint={text('nameHint')}
        required
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="days"
        label={text('ends')}
        hint={text('endsHint')}
        options={LIFETIMES.map((count) => ({
          value: String(count),
          label: text('days', { count }),
        }))}
      />
      <ScopeFields control={control} />
    </FormDialog>
  );
}
