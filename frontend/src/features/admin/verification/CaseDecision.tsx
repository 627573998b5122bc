import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { standingOf, type ShownCase } from '@/components/documents';
import { Block } from '@/components/orders/Facts';
import { Status } from '@/components/status';
import { caseWinner } from '@/components/verification/faster';
import { Missing } from '@/components/verification/Missing';
import { useText } from '@/components/verification/messages';
import { useFreshCase } from '@/components/verification/useCase';
import { RejectDialog } from '../RejectDialog';
import { useDecisions } from '../useDecisions';

function useVerdict(shown: ShownCase) {
  const text = useText();
  const fresh = useFreshCase(shown.user.id);
  /** Somebody else decided: the case is loaded anew, and their name goes into the toast. */
  return useDecisions(async () => {
    const now = await fresh();
    const winner = now && caseWinner(now);
    return winner && { title: text('faster'), text: text('fasterCase', { ...winner }) };
  });
}

/** Approves or rejects the account, or says how it was decided. */
export function CaseDecision({ shown }: { shown: ShownCase }) {
  const text = useText();
  const [dialog, setDialog] = useState<'approve' | 'reject' | 'reopen' | null>(null);
  const { approve, reject, reopen, busy } = useVerdict(shown);
  const { user, missing, documents } = shown;
  const name = user.fullName ?? user.username;
  const open = documents.filter((document) => standingOf(document) === 'pending').length;
  const isBlocked = missing.some(({ isRequired }) => isRequired);
  const close = () => setDialog(null);

  if (user.verificationStatus !== 'pending')
    return (
      <Block title={text('decision')}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Status of="verification" value={user.verificationStatus} />
          {user.rejectionReason && (
            <Typography variant="body2">
              {text('rejectionReason')}: {user.rejectionReason}
            </Typography>
          )}
          <Missing missing={missing} />
          {user.verificationStatus === 'rejected' && (
            <Button variant="outlined" disabled={busy} onClick={() => setDialog('reopen')}>
              {text('takeBack')}
            </Button>
          )}
        </Box>
        {dialog === 'reopen' && (
          <ConfirmDialog
            open
            title={text('takeBackTitle', { name })}
            consequence={text('takeBackText')}
            confirmLabel={text('takeBack')}
            loading={busy}
            onConfirm={async () => {
              await reopen(user);
              close();
            }}
            onClose={close}
          />
        )}
      </Block>
    );
  return (
    <Block title={text('decision')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Missing missing={missing} />
        {missing.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text(documents.length > 0 ? 'allThere' : 'noDocumentsText')}
          </Typography>
        )}
        {isBlocked && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('approveBlocked')}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button
            variant="contained"
            disabled={busy || isBlocked}
            onClick={() => setDialog('approve')}
          >
            {text('approveCase')}
          </Button>
          <Button
            color="error"
            variant="outlined"
            disabled={busy}
            onClick={() => setDialog('reject')}
          >
            {text('rejectCase')}
          </Button>
        </Box>
      </Box>
      {dialog === 'approve' && (
        <ConfirmDialog
          open
          title={text('approveTitle', { name })}
          consequence={
            open > 0
              ? `${text('approveText')} ${text('approveOpen', { count: open })}`
              : text('approveText')
          }
          confirmLabel={text('approveCase')}
          loading={busy}
          onConfirm={async () => {
            await approve(user);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'reject' && (
        <RejectDialog
          user={user}
          loading={busy}
          onClose={close}
          onReject={async (reason) => {
            await reject(user, reason);
            close();
          }}
        />
      )}
    </Block>
  );
}
