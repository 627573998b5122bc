import Chip from '@mui/material/Chip';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useText } from './messages';

export interface CategoryCount {
  name: string;
  count: number;
}

interface CategoryFilterProps {
  categories: readonly CategoryCount[] | undefined;
  /** Empty text is all of them. */
  value: string;
  onChange: (category: string) => void;
}

/** The category as a list to choose from. A category of the address that no longer exists stays to be seen. */
export function CategoryFilter({ categories = [], value, onChange }: CategoryFilterProps) {
  const text = useText();
  const isUnknown = value !== '' && !categories.some(({ name }) => name === value);
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput notched={false} />}
      inputProps={{ 'aria-label': text('category') }}
    >
      <option value="">{text('allCategories')}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {categories.map(({ name, count }) => (
        <option key={name} value={name}>
          {`${name} (${count})`}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The same as a row of buttons. */
export function CategoryButtons({ categories = [], value, onChange }: CategoryFilterProps) {
  const text = useText();
  const all = [{ name: '', label: text('allCategories') }].concat(
    categories.map(({ name }) => ({ name, label: name })),
  );
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={text('category')}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {all.map(({ name, label }) => (
        <Chip
          key={name}
          label={label}
          clickable
          aria-pressed={name === value}
          color={name === value ? 'primary' : 'default'}
          variant={name === value ? 'filled' : 'outlined'}
          onClick={() => onChange(name)}
        />
      ))}
    </Stack>
  );
}
