import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { standingOf, type ShownCase } from '@/features/people/documents';
import { Block } from '@/ui/data/Facts';
import { Status } from '@/ui/status';
import { caseWinner } from '@/features/people/verification/faster';
import { Missing } from '@/features/people/verification/Missing';
import { useText } from '@/features/people/verification/messages';
import { useFreshCase } from '@/features/people/verification/useCase';
import { RejectDialog } from '../../accounts/RejectDialog';
import { useDecisions } from '../../accounts/useDecisions';

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

type Choice = 'approve' | 'reject' | 'reopen';

/** Approves or rejects the account, or says how it was decided. */
export function CaseDecision({ shown }: { shown: ShownCase }) {
  const text = useText();
  const [choice, setChoice] = useState<Choice | null>(null);
  const verdict = useVerdict(shown);
  const isPending = shown.user.verificationStatus === 'pending';
  const Part = isPending ? Open : Decided;
  return (
    <Block title={text('decision')}>
      <Part shown={shown} busy={verdict.busy} onChoose={setChoice} />
      {/* Stays when somebody else decides meanwhile: what was typed is not lost, and the answer says who was faster. */}
      {choice && (
        <Question choice={choice} shown={shown} verdict={verdict} onClose={() => setChoice(null)} />
      )}
    </Block>
  );
}

interface PartProps {
  shown: ShownCase;
  busy: boolean;
  onChoose: (choice: Choice) => void;
}

function Open({ shown, busy, onChoose }: PartProps) {
  const text = useText();
  const { missing, documents } = shown;
  const isBlocked = missing.some(({ isRequired }) => isRequired);
  return (
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
          onClick={() => onChoose('approve')}
        >
          {text('approveCase')}
        </Button>
        <Button color="error" variant="outlined" disabled={busy} onClick={() => onChoose('reject')}>
          {text('rejectCase')}
        </Button>
      </Box>
    </Box>
  );
}

function Decided({ shown, busy, onChoose }: PartProps) {
  const text = useText();
  const { user, missing } = shown;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Status of="verification" value={user.verificationStatus} />
      {user.rejectionReason && (
        <Typography variant="body2">
          {text('rejectionReason')}: {user.rejectionReason}
        </Typography>
      )}
      <Missing missing={missing} />
      {user.verificationStatus === 'rejected' && (
        <Button variant="outlined" disabled={busy} onClick={() => onChoose('reopen')}>
          {text('takeBack')}
        </Button>
      )}
    </Box>
  );
}

interface QuestionProps {
  choice: Choice;
  shown: ShownCase;
  verdict: ReturnType<typeof useVerdict>;
  onClose: () => void;
}

/** Asks before what was chosen happens. */
function Question({ choice, shown, verdict, onClose }: QuestionProps) {
  const text = useText();
  const { user, documents } = shown;
  const { approve, reject, reopen, busy } = verdict;
  const name = user.fullName ?? user.username;
  const open = documents.filter((document) => standingOf(document) === 'pending').length;
  if (choice === 'reject')
    return (
      <RejectDialog
        user={user}
        loading={busy}
        onClose={onClose}
        onReject={(reason) => reject(user, reason).then(onClose)}
      />
    );
  if (choice === 'reopen')
    return (
      <ConfirmDialog
        open
        title={text('takeBackTitle', { name })}
        consequence={text('takeBackText')}
        confirmLabel={text('takeBack')}
        loading={busy}
        onConfirm={() => reopen(user).then(onClose)}
        onClose={onClose}
      />
    );
  return (
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
      onConfirm={() => approve(user).then(onClose)}
      onClose={onClose}
    />
  );
}
