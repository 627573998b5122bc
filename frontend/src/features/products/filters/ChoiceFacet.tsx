import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import type { ProductFacetValue } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { FacetGroup, useFew } from './FacetGroup';
import { useText } from './messages';

const FEW = 8;

interface CountedProps {
  label: string;
  count: number;
  checked: boolean;
  onToggle: () => void;
}

/** A value to tick, with how many products have it. */
export function CountedCheckbox({ label, count, checked, onToggle }: CountedProps) {
  const text = useText();
  // The tick is there at once; the address, and with it the list, follows.
  const [isTicked, setTicked] = useState(checked);
  useEffect(() => setTicked(checked), [checked]);
  const toggle = () => {
    setTicked(!isTicked);
    onToggle();
  };
  return (
    <FormControlLabel
      sx={{
        ml: -1,
        mr: 0,
        width: 'calc(100% + 8px)',
        '& .MuiFormControlLabel-label': { flexGrow: 1, minWidth: 0, fontSize: '0.875rem' },
      }}
      control={
        <Checkbox
          size="small"
          checked={isTicked}
          onChange={toggle}
          sx={{ p: 0.75 }}
          slotProps={{ input: { 'aria-label': text('valueCount', { value: label, count }) } }}
        />
      }
      label={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {formatCount(count)}
          </Box>
        </Box>
      }
    />
  );
}

interface ChoiceFacetProps {
  title: string;
  values: readonly ProductFacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Any of several values. */
export function ChoiceFacet({ title, values, chosen, onToggle }: ChoiceFacetProps) {
  const isChosen = ({ value }: ProductFacetValue) => chosen.includes(value);
  const { shown, more } = useFew(values, FEW, isChosen);
  if (values.length === 0) return null;
  return (
    <FacetGroup title={title}>
      {shown.map((entry) => (
        <CountedCheckbox
          key={entry.value}
          label={entry.value}
          count={entry.count}
          checked={isChosen(entry)}
          onToggle={() => onToggle(entry.value)}
        />
      ))}
      {more}
    </FacetGroup>
  );
}
