import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LotResponse, LotStateName } from '@/api/generated';
import { Status } from '@/ui/status';
import { formatCount } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { expiryWords } from './expiry';
import { text as now } from './messages';

/** Whether pieces of the lot may be had, in words. */
export function LotStateChip({ state }: { state: LotStateName }) {
  return <Status of="lot" value={state} />;
}

/** The last day of a lot, and how far that is. */
export function Expiry({ lot }: { lot: Pick<LotResponse, 'expiresOn' | 'balance'> }) {
  if (!lot.expiresOn) return <>—</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.75 }}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(lot.expiresOn)}
      </Box>
      {lot.balance > 0 && (
        <Typography
          variant="caption"
          component="span"
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {expiryWords(lot.expiresOn)}
        </Typography>
      )}
    </Box>
  );
}

export const figure = (pieces: number) => formatCount(pieces);

/** One line for a choice: code, pieces, last day, hold. */
export function lotLine(lot: Pick<LotResponse, 'code' | 'balance' | 'expiresOn' | 'isHeld'>) {
  const parts = [lot.code, now('linePieces', { count: lot.balance, shown: figure(lot.balance) })];
  if (lot.expiresOn) parts.push(now('lineExpires', { date: formatDay(lot.expiresOn) }));
  if (lot.isHeld) parts.push(now('state.held'));
  return parts.join(' · ');
}
