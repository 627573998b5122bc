import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

export interface ThumbStepsProps {
  /** Names of the two buttons. */
  fewer: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Where the number stands. */
  children: ReactNode;
}

const BUTTON = { width: 48, height: 48, border: 1, borderColor: 'divider' } as const;

/** Large buttons for the thumb on both sides of a number. */
export function ThumbSteps(props: ThumbStepsProps) {
  const { fewer, more, value, min, max, onChange, children } = props;
  return (
    <>
      <IconButton
        aria-label={fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        sx={BUTTON}
      >
        <RemoveIcon />
      </IconButton>
      {children}
      <IconButton
        aria-label={more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        sx={BUTTON}
      >
        <AddIcon />
      </IconButton>
    </>
  );
}
