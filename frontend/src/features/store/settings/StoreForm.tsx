import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { readUser } from '@/access/accountApi';
import { updateUser as sessionUpdated } from '@/access/session';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { TextField } from '@/ui/fields';
import { useConflict } from '@/ui/conflict';
import { FormShell, useZodForm } from '@/ui/form';
import { PlaceChangeNote } from '@/features/people';
import { useToast } from '@/ui/toaster';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { storeChanges, storeFields, storeSchema, storeValues, type StoreValues } from './storeForm';

/** What visitors of the store see of the dealer, to change. */
export function StoreForm({ me }: { me: UserResponse }) {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [update, { isLoading, error }] = api.useUpdateUserMutation();
  const form = useZodForm(storeSchema, storeValues(me));
  const { control } = form;
  // What the form began with: what arrives meanwhile is not what the dealer saw.
  const [seen, setSeen] = useState(me);
  const edited = useConflict(storeFields());

  const save = async (values: StoreValues) => {
    const changes = storeChanges(seen, values);
    if (Object.keys(changes).length === 0) {
      toast.success(text('nothingChanged'));
      return;
    }
    const { data } = await edited.save(changes, seen, (body, expected) =>
      update({ id: me.id, updateUserRequest: { ...body, expected } }),
    );
    if (!data) return;
    setSeen(data.user);
    form.reset(storeValues(data.user));
    const person = readUser(data);
    if (person) dispatch(sessionUpdated(person));
    toast.success(text('saved'), text('savedText'));
  };
  return (
    <Card component="section" aria-label={text('store')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2.5 }}>
        {text('store')}
      </Typography>
      <Box sx={{ '&:not(:empty)': { mb: 2.5 } }}>
        <PlaceChangeNote me={me} />
      </Box>
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
            columnGap: 3,
            rowGap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { sm: '1fr 1fr' },
          }}
        >
          <TextField
            control={control}
            name="companyName"
            label={text('companyName')}
            hint={text('companyNameHint')}
            autoComplete="organization"
            required
          />
          <TextField
            control={control}
            name="phone"
            type="tel"
            label={text('phone')}
            hint={text('phoneHint')}
            autoComplete="tel"
          />
          <TextField
            control={control}
            name="country"
            label={text('country')}
            hint={text('placeHint')}
            autoComplete="country-name"
          />
          <TextField control={control} name="zone" label={text('zone')} hint={text('placeHint')} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('more')}{' '}
          <Link component={RouterLink} to={paths.account}>
            {text('account')}
          </Link>
          .
        </Typography>
        {edited.dialog}
      </FormShell>
    </Card>
  );
}
