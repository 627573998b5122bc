import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { PlaceChangeResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { ReasonDialog } from '@/ui/dialog/ReasonDialog';
import { useToast } from '@/ui/toaster';
import { roleName } from '@/lib/roleNames';
import { useText } from './messages';
import { placeName } from './placeName';

const fromOf = (change: PlaceChangeResponse) => placeName(change.fromCountry, change.fromZone);
const toOf = (change: PlaceChangeResponse) => placeName(change.country, change.zone);

function useDecide() {
  const text = useText();
  const toast = useToast();
  const [review, { isLoading }] = api.useReviewPlaceChangeMutation();
  const decide = async (change: PlaceChangeResponse, reason?: string) => {
    const { error } = await review({
      id: change.id,
      reviewPlaceChangeRequest:
        reason === undefined ? { decision: 'approve' } : { decision: 'refuse', reason },
    });
    const name = change.fullName;
    if (error) toast.error(text('failed'), problemText(error, ''));
    else if (reason === undefined)
      toast.success(text('approved'), text('approvedText', { name, to: toOf(change) }));
    else toast.success(text('refused'), text('refusedText', { name }));
  };
  return { decide, isLoading };
}

function Change({ change }: { change: PlaceChangeResponse }) {
  const text = useText();
  const [isRefusing, setRefusing] = useState(false);
  const { decide, isLoading } = useDecide();
  const name = change.fullName;
  const refuse = async (reason: string) => {
    await decide(change, reason);
    setRefusing(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name} · {roleName(change.role)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('move', { from: fromOf(change), to: toOf(change) })}
        </Typography>
      </Box>
      <Button
        variant="contained"
        disabled={isLoading}
        aria-label={text('approveNamed', { name })}
        onClick={() => void decide(change)}
      >
        {text('approve')}
      </Button>
      <Button
        color="error"
        disabled={isLoading}
        aria-label={text('refuseNamed', { name })}
        onClick={() => setRefusing(true)}
      >
        {text('refuse')}
      </Button>
      {isRefusing && (
        <ReasonDialog
          title={text('refuseTitle', { name })}
          consequence={text('refuseText', { name, from: fromOf(change) })}
          confirmLabel={text('refuse')}
          reasonLabel={text('reason')}
          loading={isLoading}
          onConfirm={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </Box>
  );
}

/** Moves to another country or zone that wait for a decision: of everybody, or of one person. */
export function PlaceChanges({ userId }: { userId?: number }) {
  const text = useText();
  const { data } = api.useListPlaceChangesQuery(
    { state: 'pending', limit: 50, ...(userId === undefined ? {} : { userId }) },
    { refetchOnMountOrArgChange: true },
  );
  if (!data || data.items.length === 0) return null;
  return (
    <Card component="section" aria-label={text('title')} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h4" component="h2">
        {text('title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text('intro')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {data.items.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </Box>
    </Card>
  );
}
