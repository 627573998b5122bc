import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useText } from './messages';

interface CategoryButtonsProps {
  categories: readonly { name: string }[] | undefined;
  /** Empty text is all of them. */
  value: string;
  onChange: (category: string) => void;
}

/** The categories as a row of buttons, with all of them first. */
export function CategoryButtons({ categories = [], value, onChange }: CategoryButtonsProps) {
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
