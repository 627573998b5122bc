import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, type ReactNode } from 'react';
import { useText } from './messages';

interface ThumbStepsProps {
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

interface PieceFieldProps {
  value: number;
  /** Pieces that are still wanted. */
  most: number;
  onChange: (value: number) => void;
  /** What was typed is no number of pieces, so it is the beginning of a code; an empty one ends the typing. */
  onCode: (begun: string) => void;
}

/**
 * How many pieces the next scan confirms: large buttons for the thumb, and a field for larger numbers. A scanner that
 * types into it has its code taken over to where it belongs.
 */
export function PieceField({ value, most, onChange, onCode }: PieceFieldProps) {
  const text = useText();
  const id = useId();
  const before = useRef(value);
  const typed = (words: string) => {
    const pieces = Number(words);
    if (/^\d*$/.test(words) && pieces <= most) {
      if (pieces > 0) onChange(pieces);
      return;
    }
    onChange(before.current);
    onCode(words);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box component="label" htmlFor={id} sx={{ flexGrow: 1, fontWeight: 600 }}>
        {text('pieces')}
      </Box>
      <ThumbSteps
        fewer={text('fewerPieces')}
        more={text('morePieces')}
        value={value}
        min={1}
        max={most}
        onChange={onChange}
      >
        <OutlinedInput
          id={id}
          notched={false}
          value={value}
          onFocus={(event) => {
            before.current = value;
            event.target.select();
          }}
          onChange={(event) => typed(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onCode('');
          }}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
          sx={{
            width: 76,
            '& input': { textAlign: 'center', fontSize: '1.125rem', fontWeight: 640 },
          }}
        />
      </ThumbSteps>
    </Box>
  );
}
