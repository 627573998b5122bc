import { api } from '@/api/enhance';
import type { UserResponse } from '@/api/generated';
import { Picker } from '@/ui/fields/Picker';
import { usePickerSearch } from '@/ui/fields/usePickerSearch';
import { roleName } from '@/lib/roleNames';
import { useText } from './messages';

function asOption({ id, fullName, username, role }: UserResponse) {
  return { id, label: fullName ?? username, hint: `${username}, ${roleName(role)}` };
}

interface MemberPickerProps {
  /** 0: everybody. */
  userId: number;
  onChange: (userId: number) => void;
}

/** A member, found by name. */
export function MemberPicker({ userId, onChange }: MemberPickerProps) {
  const text = useText();
  const { asked, onSearch } = usePickerSearch();
  const found = api.useListUsersQuery(asked);
  const chosen = api.useGetUserQuery({ id: userId }, { skip: userId < 1 }).currentData;
  return (
    <Picker
      label={text('member')}
      placeholder={text('anyMember')}
      noOptions={text('noMember')}
      value={chosen ? asOption(chosen) : null}
      options={(found.data?.items ?? []).map(asOption)}
      loading={found.isFetching}
      onSearch={onSearch}
      onChange={(option) => onChange(option?.id ?? 0)}
    />
  );
}
