import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { say, useAddress } from '@/lib/hooks/useAddress';

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few, without a line of its own. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, value, options, onChange } = props;
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput notched={false} />}
      inputProps={{ 'aria-label': label }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A choice kept in the address, which omits the first option. Other parameters stay as they are. */
export function useChoice<const T extends string>(name: string, values: readonly [T, ...T[]]) {
  const { params, change } = useAddress();
  const chosen: T = values.find((value) => value === params.get(name)) ?? values[0];
  const choose = (wanted: string) => change(say(name, wanted === values[0] ? '' : wanted));
  return [chosen, choose] as const;
}
