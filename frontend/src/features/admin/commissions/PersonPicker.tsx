import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { Picker } from '@/components/fields/Picker';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { roleName } from '@/lib/roleNames';
import { useText } from './messages';

const CHOICES = 20;

function asOption({ id, fullName, username, role }: UserResponse) {
  return { id, label: fullName ?? username, hint: `${username}, ${roleName(role)}` };
}

interface PersonPickerProps {
  label: string;
  /** Who can be chosen. */
  roles: readonly string[];
  /** 0: nobody. */
  userId: number;
  onChange: (userId: number) => void;
  required?: boolean;
  error?: string | undefined;
}

/** Those of the first role before those of the second, as many as the list holds. */
function useFound(roles: readonly string[], q: string) {
  const [first = '', second] = roles;
  const args = (role: string) => ({ role, limit: CHOICES, ...(q ? { q } : {}) });
  const one = api.useListUsersQuery(args(first));
  const other = api.useListUsersQuery(args(second ?? ''), { skip: !second });
  const people = [...(one.data?.items ?? []), ...(second ? (other.data?.items ?? []) : [])];
  return { people, isFetching: one.isFetching || other.isFetching };
}

/** A person of one or two roles, found by name. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, roles, userId, onChange, required = false, error } = props;
  const text = useText();
  const [typed, setTyped] = useState('');
  const { people, isFetching } = useFound(roles, useDebounced(typed.trim()));
  const chosen = api.useGetUserQuery({ id: userId }, { skip: userId < 1 }).currentData;
  return (
    <div>
      <Picker
        label={label}
        placeholder={text('pickPlaceholder')}
        noOptions={text('nobodyFound')}
        value={chosen ? asOption(chosen) : null}
        options={people.map(asOption)}
        loading={isFetching}
        onSearch={setTyped}
        onChange={(option) => onChange(option?.id ?? 0)}
        required={required}
      />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
