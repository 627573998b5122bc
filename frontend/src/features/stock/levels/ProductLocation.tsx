import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '@/api/enhance';
import { TextField } from '@/ui/fields';
import { FormDialog, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';

const schema = z.object({ location: z.string() });

interface ProductLocationProps {
  id: number;
  name: string;
  /** Where it is picked now. */
  location?: string | null | undefined;
}

/** Where a product is picked, and the way to change it. */
export function ProductLocation({ id, name, location }: ProductLocationProps) {
  const text = useText();
  const toast = useToast();
  const form = useZodForm(schema, { location: location ?? '' });
  const [isOpen, setOpen] = useState(false);
  const [save, { isLoading, error, reset }] = api.useSetProductLocationMutation();
  const open = () => {
    form.reset({ location: location ?? '' });
    reset();
    setOpen(true);
  };
  const submit = async (values: z.output<typeof schema>) => {
    const setProductLocationRequest = { location: values.location.trim() || null };
    const { data } = await save({ id, setProductLocationRequest });
    if (!data) return;
    toast.success(text('locationSaved'));
    setOpen(false);
  };
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <strong>{location ?? text('noLocation')}</strong>
      <Button size="small" onClick={open}>
        {text(location ? 'editLocation' : 'setLocation')}
      </Button>
      <FormDialog
        form={form}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('locationOf', { name })}
        onSubmit={submit}
        loading={isLoading}
        error={error}
        failure={{ title: text('locationFailed') }}
        submitLabel={text('saveLocation')}
        maxWidth="xs"
      >
        <TextField
          control={form.control}
          name="location"
          label={text('location')}
          hint={text('locationHint')}
        />
      </FormDialog>
    </Box>
  );
}
