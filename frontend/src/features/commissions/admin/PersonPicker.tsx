import FormHelperText from '@mui/material/FormHelperText';
import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { Picker } from '@/ui/fields/Picker';
import { usePickerSearch } from '@/ui/fields/usePickerSearch';
import { roleName } from '@/lib/roleNames';
import { useText } from './messages';

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
  error?: string | undefined;
}

/** Those of the first role before those of the second, as many as the list holds. */
function useFound(roles: readonly string[], asked: ReturnType<typeof usePickerSearch>['asked']) {
  const [first = '', second] = roles;
  const one = api.useListUsersQuery({ ...asked, role: first });
  const other = api.useListUsersQuery({ ...asked, role: second ?? '' }, { skip: !second });
  const people = [...(one.data?.items ?? []), ...(second ? (other.data?.items ?? []) : [])];
  return { people, isFetching: one.isFetching || other.isFetching };
}

/** A person of one or two roles, found by name. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, roles, userId, onChange, error } = props;
  const text = useText();
  const { asked, onSearch } = usePickerSearch();
  const { people, isFetching } = useFound(roles, asked);
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
        onSearch={onSearch}
        onChange={(option) => onChange(option?.id ?? 0)}
      />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
