import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState, type FormEvent } from 'react';
import type { ProductFacetValue } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { FacetGroup, useFew } from './FacetGroup';
import { measureText } from './facets';
import { useText } from './messages';
import type { Measure, Range } from './shopFilters';

const FEW = 6;

interface RangeFacetProps {
  measure: Measure;
  values: readonly ProductFacetValue[];
  range: Range;
  onChange: (range: Range) => void;
}

/** Two ends to type; they hold when somebody leaves them or presses Enter. */
function Ends({ measure, range, onChange }: Omit<RangeFacetProps, 'values'>) {
  const text = useText();
  const [typed, setTyped] = useState(range);
  const { from, to } = range;
  useEffect(() => setTyped({ from, to }), [from, to]);
  const commit = () => {
    if (typed.from !== from || typed.to !== to) onChange(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  const name = text(measure);
  const ends = [
    { end: 'from', label: text('least', { name }), hint: text('fromHint') },
    { end: 'to', label: text('most', { name }), hint: text('toHint') },
  ] as const;
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
      {ends.map(({ end, label, hint }) => (
        <OutlinedInput
          key={end}
          size="small"
          notched={false}
          value={typed[end]}
          onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
          onBlur={commit}
          placeholder={hint}
          inputProps={{ 'aria-label': label, inputMode: 'decimal', autoComplete: 'off' }}
          endAdornment={
            end === 'to' && <InputAdornment position="end">{text(`${measure}Unit`)}</InputAdornment>
          }
          sx={{ flex: end === 'to' ? '1.6 1 0' : '1 1 0', minWidth: 0 }}
        />
      ))}
      {/* Enter submits a form of two fields only where there is a button. */}
      <input type="submit" hidden />
    </Box>
  );
}

/** A measure: the values there are, to take exactly one, or the ends of a range. */
export function RangeFacet({ measure, values, range, onChange }: RangeFacetProps) {
  const text = useText();
  const isChosen = ({ value }: ProductFacetValue) => range.from === value && range.to === value;
  const { shown, more } = useFew(values, FEW, isChosen);
  if (values.length === 0 && !range.from && !range.to) return null;
  return (
    <FacetGroup title={text(measure)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 }}>
        {shown.map((entry) => {
          const { value, count } = entry;
          const label = measureText(measure, value);
          return (
            <Chip
              key={value}
              size="small"
              clickable
              label={`${label} (${formatCount(count)})`}
              aria-pressed={isChosen(entry)}
              aria-label={text('valueCount', { value: label, count })}
              color={isChosen(entry) ? 'primary' : 'default'}
              variant={isChosen(entry) ? 'filled' : 'outlined'}
              onClick={() =>
                onChange(isChosen(entry) ? { from: '', to: '' } : { from: value, to: value })
              }
            />
          );
        })}
      </Box>
      <Ends measure={measure} range={range} onChange={onChange} />
      {more}
    </FacetGroup>
  );
}
