import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useText as useCommonText } from '@/ui/messages';
import { isQuantity } from '@/lib/cart';
import { plainNumber } from '@/lib/money';

interface QuantityStepperProps {
  /** Says whose quantity this is. */
  label: string;
  value: number;
  onChange: (quantity: number) => void;
  max?: number;
}

/** A whole number of 1 or more, by typing or by steps; what is typed counts once it is one. */
export function QuantityStepper({ label, value, onChange, max }: QuantityStepperProps) {
  const text = useCommonText();
  const [typed, setTyped] = useState<string>();
  const most = max !== undefined && max >= 1 ? max : Number.MAX_SAFE_INTEGER;
  const set = (quantity: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(quantity, 1), most));
  };
  const type = (entered: string) => {
    const quantity = /^\d+$/.test(entered) ? Number(entered) : Number.NaN;
    setTyped(entered);
    if (isQuantity(quantity) && quantity <= most) onChange(quantity);
  };
  const leave = () => {
    const quantity = Number(typed);
    if (typed !== undefined && isQuantity(quantity)) set(quantity);
    else setTyped(undefined);
  };
  return (
    <OutlinedInput
      notched={false}
      value={typed ?? String(value)}
      onChange={(event) => type(plainNumber(event.target.value))}
      onBlur={leave}
      inputProps={{
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-label': label,
        sx: { textAlign: 'center', px: 0 },
      }}
      startAdornment={
        <IconButton
          edge="start"
          aria-label={`${text('decrease')}: ${label}`}
          disabled={value <= 1}
          onClick={() => set(value - 1)}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      }
      endAdornment={
        <IconButton
          edge="end"
          aria-label={`${text('increase')}: ${label}`}
          disabled={value >= most}
          onClick={() => set(value + 1)}
        >
          <AddIcon fontSize="small" />
        </IconButton>
      }
      sx={{ width: 144 }}
    />
  );
}
