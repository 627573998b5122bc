import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import type { LotResponse } from '@/api/generated';
import { SelectField } from '@/ui/fields';
import { formatDay } from '@/lib/dates';
import type { MovementInput, MovementValues } from '../movements/movementForm';
import { useText } from '../movements/stockMessages';
import { mayLeaveHold, takeByExpiry, type Taken } from './allocation';
import { figure, lotLine } from './LotParts';

interface LotOutFieldsProps {
  control: Control<MovementInput, unknown, MovementValues>;
  lots: readonly LotResponse[];
  /** Pieces of the product on the shelf, in lots and outside of them. */
  balance: number;
}

function TakenLine({ taken }: { taken: Taken }) {
  const text = useText();
  const { lot, quantity } = taken;
  const pieces = text('takes', { count: quantity, shown: figure(quantity) });
  return (
    <li>
      {lot ? <strong>{lot.code}</strong> : text('outsideLots')}
      {`: ${pieces}`}
      {lot?.expiresOn && ` · ${text('lotExpires', { date: formatDay(lot.expiresOn) })}`}
    </li>
  );
}

/** Which lots the server would take from, if this were recorded now. */
function Preview({ control, lots, balance }: LotOutFieldsProps) {
  const text = useText();
  const [quantity, lotId] = useWatch({ control, name: ['quantity', 'lotId'] });
  const pieces = /^\s*\d+\s*$/.test(String(quantity)) ? Number(quantity) : 0;
  if (lotId || pieces < 1) return null;
  const taken = takeByExpiry(lots, balance, pieces);
  if (taken.length === 0) return null;
  return (
    <Box
      role="status"
      sx={{ p: 1.5, borderRadius: 1, bgcolor: 'surface.accent', typography: 'body2' }}
    >
      <Typography variant="subtitle2" component="p">
        {text('wouldTake')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {taken.map((one) => (
          <TakenLine key={one.lot?.id ?? 0} taken={one} />
        ))}
      </Box>
    </Box>
  );
}

/** The lot that pieces leave: earliest expiry first by itself, or a chosen one. What is on hold is shown. */
export function LotOutFields({ control, lots, balance }: LotOutFieldsProps) {
  const text = useText();
  const reason = useWatch({ control, name: 'reason' });
  if (lots.length === 0) return null;
  const held = lots.filter(({ isHeld }) => isHeld);
  const heldPieces = held.reduce((sum, lot) => sum + lot.balance, 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectField
        control={control}
        name="lotId"
        label={text('fromLot')}
        placeholder={text('automatic')}
        options={lots.map((lot) => ({
          value: String(lot.id),
          label: lotLine(lot),
          disabled: lot.isHeld && !mayLeaveHold(reason),
        }))}
      />
      <Preview control={control} lots={lots} balance={balance} />
      {held.length > 0 && (
        <Alert severity="warning">
          {text('heldNote', {
            count: heldPieces,
            shown: figure(heldPieces),
            lots: held.map(({ code, holdReason }) => `${code} (${holdReason ?? '—'})`).join(', '),
          })}
        </Alert>
      )}
    </Box>
  );
}
