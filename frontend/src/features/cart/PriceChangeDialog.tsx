import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';

interface PriceChangeDialogProps {
  /** What has changed, a sentence each. */
  moves: readonly string[];
  /** What the order comes to now. */
  total: string;
  /** Whether that total is already known. */
  isCurrent: boolean;
  loading: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks whether to order at prices that are not those the buyer has seen; nothing is charged silently. */
export function PriceChangeDialog(props: PriceChangeDialogProps) {
  const { moves, total, isCurrent, loading, onConfirm, onClose } = props;
  const text = useText();
  const shown = formatMoney(total);
  return (
    <ConfirmDialog
      open
      title={text('priceTitle')}
      consequence={text('priceText')}
      confirmLabel={text('orderAnyway', { total: shown })}
      cancelLabel={text('backToCart')}
      loading={loading}
      disabled={!isCurrent}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 2, fontWeight: 600 }} aria-live="polite">
        {isCurrent ? text('priceTotal', { total: shown }) : text('pricing')}
      </Typography>
    </ConfirmDialog>
  );
}
