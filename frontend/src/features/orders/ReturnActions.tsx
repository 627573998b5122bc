import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { api } from '@/api/enhance';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { isSome } from '@/lib/money';
import { lazyPart } from '@/lib/parts';
import { problemText } from '@/lib/server/problem';
import { useText } from './fulfilmentMessages';
import type { ShownOrder, ShownReturn } from './types';
import { InputField } from '@/ui/fields';
import { describeStatus } from '@/ui/status';
import { useToast } from '@/ui/toaster';

const ReceiveDialog = lazyPart(() => import('./ReceiveDialog'));
const RefundDialog = lazyPart(() => import('./RefundDialog'));

type Decision = 'approve' | 'reject' | 'close';

/** Sends what was decided about a return, and says what came of it. */
function useReturnDecision({ id, number }: ShownReturn) {
  const text = useText();
  const toast = useToast();
  const [approve, approving] = api.useApproveReturnMutation();
  const [reject, rejecting] = api.useRejectReturnMutation();
  const [end, ending] = api.useCloseReturnMutation();
  const send = { approve, reject, close: end };
  const decide = async (decision: Decision, words: string): Promise<boolean> => {
    const answerReturnRequest = words ? { reason: words } : {};
    const { data, error } = await send[decision]({ id, answerReturnRequest });
    if (!data) {
      toast.error(text('decideFailed'), problemText(error, text('tryAgain')));
      return false;
    }
    const state = describeStatus('return', data.state).label;
    toast.success(text('decided', { number, state }));
    return true;
  };
  return {
    decide,
    isLoading: approving.isLoading || rejecting.isLoading || ending.isLoading,
  };
}

interface ReturnActionsProps {
  found: ShownReturn;
  order?: ShownOrder;
}

function DecisionDialog(props: { found: ShownReturn; decision: Decision; onClose: () => void }) {
  const { found, decision, onClose } = props;
  const text = useText();
  const [words, setWords] = useState('');
  const { decide, isLoading } = useReturnDecision(found);
  const isRejection = decision === 'reject';
  return (
    <ConfirmDialog
      open
      title={text(`${decision}Title`, { number: found.number })}
      consequence={text(`${decision}Text`)}
      confirmLabel={text(decision)}
      danger={isRejection}
      loading={isLoading}
      disabled={isRejection && words.trim() === ''}
      onConfirm={async () => {
        if (await decide(decision, words.trim())) onClose();
      }}
      onClose={onClose}
    >
      <InputField
        label={text(`${decision}Note`)}
        value={words}
        onChange={setWords}
        required={isRejection}
        rows={2}
        maxLength={500}
      />
    </ConfirmDialog>
  );
}

type Asked = Decision | 'receive' | 'refund';

const LOOKS = {
  approve: { variant: 'contained', color: 'primary' },
  receive: { variant: 'contained', color: 'primary' },
  refund: { variant: 'outlined', color: 'primary' },
  reject: { variant: 'text', color: 'error' },
  close: { variant: 'text', color: 'inherit' },
} as const;
const ORDER = ['approve', 'receive', 'refund', 'reject', 'close'] as const;

/** What the server says that can be done with a return; nothing for its buyer. */
export function ReturnActions({ found, order }: ReturnActionsProps) {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const most = found.refundable ?? '0.00';
  const shown = ORDER.filter(
    (action) => found.allowedActions?.includes(action) && (action !== 'refund' || isSome(most)),
  );
  if (shown.length === 0 && asked === null) return null;
  const lines = found.lines.map(({ lineId, name, pieces }) => ({ lineId, name, most: pieces }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {shown.map((action) => (
        <Button key={action} size="small" {...LOOKS[action]} onClick={() => setAsked(action)}>
          {text(action === 'refund' ? 'refundReturn' : action)}
        </Button>
      ))}
      <Suspense>
        {asked === 'receive' && (
          <ReceiveDialog returnId={found.id} number={found.number} lines={lines} onClose={close} />
        )}
        {asked === 'refund' && (
          <RefundDialog
            order={{ id: found.orderId, paymentMethod: order?.paymentMethod }}
            most={most}
            returnId={found.id}
            reason={found.reason ?? ''}
            onClose={close}
          />
        )}
      </Suspense>
      {(asked === 'approve' || asked === 'reject' || asked === 'close') && (
        <DecisionDialog found={found} decision={asked} onClose={close} />
      )}
    </Box>
  );
}
