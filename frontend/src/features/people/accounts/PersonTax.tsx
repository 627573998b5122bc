import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { UserResponse, UserTaxResponse } from '@/api/generated';
import { isProblem, problemText } from '@/lib/server/problem';
import { TaxNumber } from '@/features/people/documents';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { InputField } from '@/ui/fields';
import { useToast } from '@/ui/toaster';
import { isTradingRole } from '@/lib/roles';
import { useText } from './messages';
import { PersonCertificates } from './PersonCertificates';

type StoredNumber = NonNullable<UserTaxResponse['taxNumber']>;
type Verdict = 'verified' | 'rejected';

const MOST_NOTE = 500;

interface VerdictDialogProps {
  userId: number;
  number: string;
  verdict: Verdict;
  onClose: () => void;
}

/** Asks before the number that was shown counts, or no longer does; what is noted, the person reads. */
function VerdictDialog({ userId, number, verdict, onClose }: VerdictDialogProps) {
  const text = useText();
  const toast = useToast();
  const [note, setNote] = useState('');
  const [decide, { isLoading }] = api.useDecideTaxNumberMutation();
  const submit = async () => {
    const { error } = await decide({
      id: userId,
      decideTaxNumberRequest: { status: verdict, number, note: note.trim() || null },
    });
    if (!error) toast.success(text(`tax.${verdict}`), number);
    else if (isProblem(error) && error.status === 409)
      toast.error(text('tax.changedTitle'), text('tax.changedText'));
    else {
      toast.error(text('tax.notDecided'), problemText(error, text('changeFailedText')));
      return;
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={verdict === 'rejected'}
      title={text(`tax.${verdict}Title`, { number })}
      consequence={text(`tax.${verdict}Text`)}
      confirmLabel={text(verdict === 'verified' ? 'tax.verify' : 'reject')}
      loading={isLoading}
      onConfirm={submit}
      onClose={onClose}
    >
      <InputField
        label={text('tax.note')}
        hint={text('tax.noteHint')}
        value={note}
        onChange={setNote}
        rows={2}
        maxLength={MOST_NOTE}
      />
    </ConfirmDialog>
  );
}

/** The decisions that can be made about a number; one that was made can be changed. */
function Verdicts({ userId, taxNumber }: { userId: number; taxNumber: StoredNumber }) {
  const text = useText();
  const [asked, setAsked] = useState<{ verdict: Verdict; number: string } | null>(null);
  const { number, status } = taxNumber;
  return (
    <>
      {status !== 'verified' && (
        <Button
          size="small"
          variant="contained"
          onClick={() => setAsked({ verdict: 'verified', number })}
        >
          {text('tax.verify')}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          size="small"
          color="error"
          variant="outlined"
          onClick={() => setAsked({ verdict: 'rejected', number })}
        >
          {text('tax.reject')}
        </Button>
      )}
      {/* Of the number that was asked about, also when it is changed meanwhile: the server then says so. */}
      {asked && <VerdictDialog userId={userId} {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The tax number of somebody, where there is one, with its decisions. */
export function NumberToDecide({ user }: { user: UserResponse }) {
  const { id, role } = user;
  const { data } = api.useGetUserTaxQuery(
    { id },
    { skip: !isTradingRole(role), refetchOnMountOrArgChange: true },
  );
  const taxNumber = data?.taxNumber;
  if (!taxNumber) return null;
  return (
    <TaxNumber owner={user} taxNumber={taxNumber}>
      <Verdicts userId={id} taxNumber={taxNumber} />
    </TaxNumber>
  );
}

/** Why somebody owes no tax: the number they gave, to decide about, and the certificates they handed in. */
export function PersonTax({ user }: { user: UserResponse }) {
  const { id } = user;
  const query = api.useGetUserTaxQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} loading={<LinesSkeleton count={2} height={140} />}>
      {({ taxNumber, exemptions }) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <TaxNumber owner={user} taxNumber={taxNumber}>
            {taxNumber && <Verdicts userId={id} taxNumber={taxNumber} />}
          </TaxNumber>
          <PersonCertificates userId={id} rows={exemptions} />
        </Box>
      )}
    </QueryView>
  );
}
