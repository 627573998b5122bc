import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { PurchaseOrderDetailsResponse, PurchaseStepName } from '@/api/generated';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { formatCount } from '@/lib/counts';
import { formatMoney } from '@/lib/money';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';
import { useStep, type PlainStep } from './useStep';

const ReceiveDialog = lazyPart(() => import('./ReceiveDialog'));
const ChangeDialog = lazyPart(() => import('./ChangeDialog'));
const RejectDialog = lazyPart(() => import('./RejectDialog'));

interface AskProps {
  order: PurchaseOrderDetailsResponse;
  onClose: () => void;
}

/** Asks before a step that needs nothing else, in words that name what follows. */
function Ask({ order, step, onClose }: AskProps & { step: PlainStep }) {
  const text = useText();
  const { take, loading } = useStep(order);
  const { number, total, supplierName: supplier, lines } = order;
  const missing = lines.reduce((sum, line) => sum + line.missing, 0);
  const consequences: Record<PlainStep, string> = {
    approve: text(total ? 'approveText' : 'approveTextNoCost', {
      pieces: formatCount(order.pieces),
      supplier,
      total: formatMoney(total),
    }),
    close: missing > 0 ? text('closeText', { count: missing }) : text('closeWhole'),
    cancel: text('cancelText'),
  };
  return (
    <ConfirmDialog
      open
      title={text(`${step}Title`, { number })}
      consequence={consequences[step]}
      confirmLabel={text(step)}
      {...(step === 'cancel' ? { cancelLabel: text('keep') } : {})}
      danger={step === 'cancel'}
      loading={loading}
      onConfirm={async () => {
        if (await take(step)) onClose();
      }}
      onClose={onClose}
    />
  );
}

function AskToSend({ order, onClose }: AskProps) {
  const text = useText();
  const { send, loading } = useStep(order);
  const { number, supplierEmail: email, supplierName: supplier } = order;
  const [isMailed, setMailed] = useState(Boolean(email));
  return (
    <ConfirmDialog
      open
      title={text('sendTitle', { number, supplier })}
      consequence={text('sendText')}
      confirmLabel={text('send')}
      loading={loading}
      onConfirm={async () => {
        if (await send(isMailed)) onClose();
      }}
      onClose={onClose}
    >
      {email ? (
        <FormControlLabel
          label={text('sendMail', { email })}
          control={
            <Checkbox checked={isMailed} onChange={(_event, checked) => setMailed(checked)} />
          }
        />
      ) : (
        <Typography variant="body2">{text('sendNoMail')}</Typography>
      )}
    </ConfirmDialog>
  );
}

/** In the order in which they follow; the first that is allowed is the one that leads on. */
const BUTTONS = [
  ['approve', 'approve'],
  ['reject', 'reject'],
  ['send', 'send'],
  ['receive', 'receive'],
  ['close', 'close'],
  ['change', 'change2'],
  ['cancel', 'cancel'],
] as const satisfies readonly (readonly [PurchaseStepName, string])[];

function Asked({ step, ...ask }: AskProps & { step: PurchaseStepName }) {
  if (step === 'send') return <AskToSend {...ask} />;
  if (step === 'receive') return <ReceiveDialog {...ask} />;
  if (step === 'change') return <ChangeDialog {...ask} />;
  if (step === 'reject') return <RejectDialog {...ask} />;
  return <Ask step={step} {...ask} />;
}

/** Steps that end what was planned. */
const ENDS: readonly PurchaseStepName[] = ['reject', 'cancel'];

/** What the reader may do with the order now, as the server says. */
export function Steps({ order }: { order: PurchaseOrderDetailsResponse }) {
  const text = useText();
  const [asked, setAsked] = useState<PurchaseStepName>();
  const steps = BUTTONS.filter(([step]) => order.allowedSteps.includes(step));
  const close = () => setAsked(undefined);
  if (steps.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {steps.map(([step, label], index) => (
        <Button
          key={step}
          variant={index === 0 && !ENDS.includes(step) ? 'contained' : 'outlined'}
          color={ENDS.includes(step) ? 'error' : 'primary'}
          onClick={() => setAsked(step)}
        >
          {text(label)}
        </Button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <Asked step={asked} order={order} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}
