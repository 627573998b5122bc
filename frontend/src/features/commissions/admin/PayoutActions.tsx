import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PayoutDetailsResponse } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { payoutAddress } from '@/lib/exports';
import { formatMoney } from '@/lib/money';
import { useText } from './messages';
import { PayDialog } from './PayDialog';
import { usePayout } from './usePayout';

type Step = 'approve' | 'pay' | 'cancel';

/** Approving and cancelling ask once more. */
function StepDialog({ payout, step, onClose }: StepDialogProps) {
  const text = useText();
  const { take, loading } = usePayout(payout.id);
  const values = {
    number: payout.number,
    total: formatMoney(payout.amount),
    count: payout.lineCount ?? payout.lines.length,
  };
  return (
    <ConfirmDialog
      open
      title={text(`${step}Title`, values)}
      consequence={text(`${step}Text`, values)}
      confirmLabel={text(step === 'cancel' ? 'cancelPayout' : 'approve')}
      danger={step === 'cancel'}
      loading={loading}
      onConfirm={async () => {
        if (await take(step)) onClose();
      }}
      onClose={onClose}
    />
  );
}

interface StepDialogProps {
  payout: PayoutDetailsResponse;
  step: 'approve' | 'cancel';
  onClose: () => void;
}

/** The next step of a payout, the way back while there is one, and its lines as a file. */
export function PayoutActions({ payout }: { payout: PayoutDetailsResponse }) {
  const text = useText();
  const [step, setStep] = useState<Step | null>(null);
  const { status, lines } = payout;
  const close = () => setStep(null);
  const isOpen = status === 'draft' || status === 'approved';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        component="a"
        href={payoutAddress(payout.id)}
        download
        variant="outlined"
        startIcon={<DownloadIcon />}
      >
        {text('csv')}
      </Button>
      {isOpen && (
        <Button color="error" variant="outlined" onClick={() => setStep('cancel')}>
          {text('cancelPayout')}
        </Button>
      )}
      {status === 'draft' && (
        <Button
          variant="contained"
          disabled={lines.length === 0}
          onClick={() => setStep('approve')}
        >
          {text('approve')}
        </Button>
      )}
      {status === 'approved' && (
        <Button variant="contained" onClick={() => setStep('pay')}>
          {text('pay')}
        </Button>
      )}
      {step === 'pay' && <PayDialog payout={payout} onClose={close} />}
      {(step === 'approve' || step === 'cancel') && (
        <StepDialog payout={payout} step={step} onClose={close} />
      )}
    </Box>
  );
}
