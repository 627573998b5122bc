import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useSession } from '@/access/useSession';
import type { CommissionResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { useText as useCommonText } from '@/ui/messages';
import { Status } from '@/ui/status';
import { formatMoney } from '@/lib/money';
import { partsOf, type Part } from './computation';
import { useText } from './messages';

interface LineProps {
  label: string;
  hint?: string;
  children: ReactNode;
  strong?: boolean;
}

function Line({ label, hint, children, strong = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="dt" sx={{ fontWeight: strong ? 650 : 400 }}>
        {label}
        {hint && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: strong ? 650 : 400 }}>
        {children}
      </Box>
    </Box>
  );
}

function PartLine({ part, isOwn }: { part: Part; isOwn: boolean }) {
  const text = useText();
  const { who, steps, rate, amount, isExact } = part;
  const product = text('product', { steps, rate: formatMoney(rate) });
  return (
    <Line label={text(isOwn ? 'yours' : who)} {...(isExact ? { hint: product } : {})} strong>
      <Money amount={amount} />
    </Line>
  );
}

function Steps({ commission }: { commission: CommissionResponse }) {
  const text = useText();
  const { user } = useSession();
  const { basis, remainingBasis, steps, rates, status, payoutNumber } = commission;
  const own = user?.role === 'sub-agent' ? 'subAgent' : user?.role;
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Line label={text('goods')} hint={text('goodsHint')}>
          <Money amount={basis} />
        </Line>
        {remainingBasis && (
          <Line label={text('remaining')} hint={text('remainingHint')}>
            <Money amount={remainingBasis} />
          </Line>
        )}
        <Line label={text('steps', { basis: formatMoney(rates.basisAmount) })}>
          {text('stepsValue', { count: steps })}
        </Line>
        {partsOf(commission, user?.role).map((part) => (
          <PartLine key={part.who} part={part} isOwn={part.who === own} />
        ))}
        <Line
          label={text('status')}
          hint={rates.holdDays > 0 ? text('hold', { count: rates.holdDays }) : text('noHold')}
        >
          <Status of="commission" value={status} />
        </Line>
        {payoutNumber && <Line label={text('payout')}>{payoutNumber}</Line>}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {steps === 0 ? text('nothingLeft') : text('frozen')}
      </Typography>
    </>
  );
}

/** The way to see how a commission comes about: goods, full amounts, rates, and what becomes of it. */
export function HowComputed({ commission }: { commission: CommissionResponse }) {
  const text = useText();
  const common = useCommonText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { orderId } = commission;
  return (
    <>
      <Button
        size="small"
        aria-label={text('howNamed', { id: orderId })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('how')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        maxWidth="xs"
        fullWidth
        aria-labelledby={id}
      >
        <DialogTitle id={id}>{text('title', { id: orderId })}</DialogTitle>
        <DialogContent>
          <Steps commission={commission} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{common('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
