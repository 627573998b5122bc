import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { currencySign, formatMoney, toCents } from '@/lib/money';
import { marginOf } from './margin';
import { useText } from './messages';

interface PriceFieldProps {
  /** Of the note that describes it. */
  noteId: string;
  label: string;
  value: string;
  placeholder: string;
  isDisabled?: boolean;
  isWrong: boolean;
  onType: (value: string) => void;
}

/** The field of a price in the dealer's store. */
export function PriceField(props: PriceFieldProps) {
  const { noteId, label, value, placeholder, isDisabled = false, isWrong, onType } = props;
  return (
    <OutlinedInput
      notched={false}
      size="small"
      value={value}
      placeholder={placeholder}
      disabled={isDisabled}
      error={isWrong}
      onChange={(event) => onType(event.target.value)}
      startAdornment={<InputAdornment position="start">{currencySign()}</InputAdornment>}
      inputProps={{
        'aria-label': label,
        'aria-describedby': noteId,
        inputMode: 'decimal',
        autoComplete: 'off',
      }}
      sx={{ flexGrow: 1, minWidth: 96, '& input': { textAlign: 'right' } }}
    />
  );
}

/** What stands below it: a problem, else what the price means. */
export function PriceNote({
  id,
  isWrong,
  children,
}: {
  id: string;
  isWrong: boolean;
  children: ReactNode;
}) {
  return (
    <Typography
      id={id}
      variant="caption"
      component="p"
      aria-live="polite"
      sx={{ mt: 0.5, color: isWrong ? 'tone.danger.fg' : 'text.secondary' }}
    >
      {children}
    </Typography>
  );
}

/** What is earned at a price, or lost. */
export function MarginNote({ price, cost }: { price: string | null; cost: string | null }) {
  const text = useText();
  const margin = marginOf(price, cost);
  if (!margin) return <>{text('noMargin')}</>;
  const { amount, percent } = margin;
  const isLoss = (toCents(amount) ?? 0n) < 0n;
  const words = {
    amount: formatMoney(amount).replace('−', ''),
    percent: percent.replace('-', ''),
  };
  return (
    <Box
      component="span"
      sx={{ color: isLoss ? 'tone.danger.fg' : 'tone.success.fg', fontWeight: 600 }}
    >
      {text(isLoss ? 'loss' : 'margin', words)}
    </Box>
  );
}
