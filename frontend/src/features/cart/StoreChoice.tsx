import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { CartGroupResponse } from '@/api/generated';
import { groupKey } from '@/features/cart';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';

interface StoreChoiceProps {
  groups: readonly CartGroupResponse[];
  nameOf: (group: CartGroupResponse) => string;
  value: string;
  onChange: (key: string) => void;
}

/** Which store is ordered from; there is a choice only where the cart holds lines of several. */
export function StoreChoice({ groups, nameOf, value, onChange }: StoreChoiceProps) {
  const text = useText();
  const id = useId();
  if (groups.length < 2) return null;
  return (
    <FormControl sx={{ mb: 3 }}>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {text('orderWhich')}
      </FormLabel>
      <FormHelperText sx={{ mx: 0 }}>{text('orderWhichHint')}</FormHelperText>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, key) => onChange(key)}
        sx={{ mt: 1 }}
      >
        {groups.map((group) => (
          <FormControlLabel
            key={groupKey(group)}
            value={groupKey(group)}
            control={<Radio size="small" />}
            label={`${nameOf(group)} · ${formatMoney(group.totals.total)}`}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
