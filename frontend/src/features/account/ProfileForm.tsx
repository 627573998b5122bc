import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { readUser } from '@/access/accountApi';
import { updateUser as sessionUpdated } from '@/access/session';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { PasswordField, SelectField, TextField, type SelectOption } from '@/ui/fields';
import { useConflict } from '@/ui/conflict';
import { FormShell, useZodForm } from '@/ui/form';
import { useToast } from '@/ui/toaster';
import { BUSINESS_TYPES } from '@/lib/countries';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { words } from '@/lib/values';
import { useText } from './messages';
import {
  changesEmail,
  changesOf,
  companyFields,
  isRequired,
  PERSONAL_FIELDS,
  profileFields,
  profileSchema,
  valuesOf,
  type ProfileField,
  type ProfileValues,
} from './profileForm';

interface FieldsProps {
  me: UserResponse;
  control: Control<ProfileValues>;
}

const INPUT: Partial<Record<ProfileField, object>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  country: { autoComplete: 'country-name' },
  birthDate: { type: 'date', autoComplete: 'bday' },
  companyName: { autoComplete: 'organization' },
  companyAddress: { rows: 2 },
  distributionRegions: { rows: 2 },
  description: { rows: 3 },
};

/** The listed types, and the person's own where it is none of them. */
function businessTypes(own: string): SelectOption[] {
  const listed: readonly string[] = BUSINESS_TYPES;
  const other = own && !listed.includes(own) ? [{ value: own, label: own }] : [];
  return [...other, ...listed.map((value) => ({ value, label: words(value) }))];
}

function Field({ name, me, control }: FieldsProps & { name: ProfileField }) {
  const text = useText();
  const common = { control, name, label: text(name), required: isRequired(name, me.role) };
  if (name === 'businessType')
    return <SelectField {...common} options={businessTypes(me.businessType ?? '')} />;
  return (
    <TextField
      {...common}
      {...INPUT[name]}
      {...(name === 'birthDate' ? { hint: text('birthDateHint') } : {})}
    />
  );
}

/** Asked for only while the address differs from the one the account has. */
function EmailProof({ me, control }: FieldsProps) {
  const text = useText();
  const email = useWatch({ control, name: 'email' });
  if (!changesEmail(me, email)) return null;
  return (
    <PasswordField
      control={control}
      name="currentPassword"
      label={text('currentPassword')}
      hint={text('passwordForEmail')}
      required
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography variant="h4" component="legend" sx={{ p: 0, mb: 2 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** The person's own data, to change. */
export function ProfileForm({ me }: { me: UserResponse }) {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [update, { isLoading, error }] = api.useUpdateUserMutation();
  const form = useZodForm(profileSchema(me), valuesOf(me));
  const company = companyFields(me.role);
  // What the form began with: what arrives meanwhile is not what the person saw.
  const [seen, setSeen] = useState(me);
  const edited = useConflict(profileFields());

  const save = async (values: ProfileValues) => {
    const changes = changesOf(seen, values);
    if (Object.keys(changes).length === 0) {
      toast.success(text('nothingChanged'));
      return;
    }
    const { data } = await edited.save(changes, seen, (body, expected) =>
      update({ id: me.id, updateUserRequest: { ...body, expected } }),
    );
    if (!data) return;
    setSeen(data.user);
    form.reset(valuesOf(data.user));
    const person = readUser(data);
    if (person) dispatch(sessionUpdated(person));
    toast.success(text('saved'), text('savedText'));
  };
  return (
    <Card component="section" aria-label={text('ownData')} sx={{ p: { xs: 2, sm: 3 } }}>
      <FormShell
        form={form}
        onSubmit={save}
        loading={isLoading}
        error={edited.failure(error)}
        submitLabel={text('save')}
        loadingLabel={text('saving')}
      >
        <Part title={text('personal')}>
          {PERSONAL_FIELDS.map((name) => (
            <Field key={name} name={name} me={me} control={form.control} />
          ))}
          <EmailProof me={me} control={form.control} />
        </Part>
        {company.length > 0 && (
          <Part title={text('companyPart')}>
            {company.map((name) => (
              <Field key={name} name={name} me={me} control={form.control} />
            ))}
          </Part>
        )}
        {edited.dialog}
      </FormShell>
    </Card>
  );
}
