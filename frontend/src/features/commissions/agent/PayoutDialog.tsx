import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { api } from '@/api/enhance';
import type { PayoutLineResponse, PayoutResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { QueryView } from '@/ui/feedback';
import { useText as useCommonText } from '@/ui/messages';
import { Status } from '@/ui/status';
import { useText } from './messages';

function Parts({ line }: { line: PayoutLineResponse }) {
  const text = useText();
  const parts = [
    ['payoutCommissions', line.commissions],
    ['payoutBonus', line.bonus],
    ['payoutReversals', line.reversals],
    ['payoutSum', line.amount],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        {parts.map(([label, amount]) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              py: 1,
              borderBottom: label === 'payoutSum' ? 0 : 1,
              borderColor: 'divider',
              fontWeight: label === 'payoutSum' ? 650 : 400,
            }}
          >
            <dt>{text(label)}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <Money amount={amount} />
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {text('payoutEntries', { count: line.entryCount })}
      </Typography>
    </>
  );
}

/** What this person's part of a payout is made of. */
export function PayoutDialog({ payout, onClose }: { payout: PayoutResponse; onClose: () => void }) {
  const text = useText();
  const common = useCommonText();
  const id = useId();
  const query = api.useGetPayoutQuery({ id: payout.id });
  const { number, status, reference } = payout;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('payoutTitle', { number })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
          <Status of="payout" value={status} />
          {reference && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('reference', { reference })}
            </Typography>
          )}
        </Box>
        <QueryView query={query}>
          {({ lines }) => lines.map((line) => <Parts key={line.beneficiaryId} line={line} />)}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
