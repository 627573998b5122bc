import LaptopIcon from '@mui/icons-material/LaptopOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '@/api/enhance';
import type { SessionResponse } from '@/api/generated';
import { problemText } from '@/api/problem';
import { DateTime } from '@/components/data';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ErrorState, LinesSkeleton } from '@/components/feedback';
import { Block } from '@/components/orders/Facts';
import { StatusChip } from '@/components/status';
import { useToast } from '@/components/toaster';
import { deviceName } from '@/lib/device';
import { useText } from './messages';

interface SessionProps {
  session: SessionResponse;
  onEnd: () => void;
}

function Session({ session, onEnd }: SessionProps) {
  const text = useText();
  const device = deviceName(session.userAgent) ?? text('unknownDevice');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { pb: 0 },
      }}
    >
      <LaptopIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" title={session.userAgent ?? undefined}>
          {device}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {session.ipAddress ?? text('unknownAddress')} · {text('lastSeen')}{' '}
          <DateTime time={session.lastSeenAt} /> · {text('opened')}{' '}
          <DateTime time={session.createdAt} />
        </Typography>
      </Box>
      {session.current ? (
        <StatusChip tone="success" label={text('thisDevice')} />
      ) : (
        <Button variant="outlined" size="small" color="error" onClick={onEnd}>
          {text('end')}
        </Button>
      )}
    </Box>
  );
}

function EndDialog({ session, onClose }: { session: SessionResponse; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  const [revoke, { isLoading }] = api.useRevokeSessionMutation();
  const device = deviceName(session.userAgent) ?? text('unknownDevice');
  const end = async () => {
    const { error } = await revoke({ id: session.id });
    onClose();
    if (error) toast.error(text('endFailed'), problemText(error, text('endFailedText')));
    else toast.success(text('ended'), device);
  };
  return (
    <ConfirmDialog
      open
      title={text('endTitle', { device })}
      consequence={text('endText')}
      confirmLabel={text('end')}
      danger
      loading={isLoading}
      onConfirm={end}
      onClose={onClose}
    />
  );
}

/** Every place the person is signed in at, and the way to end it there. */
export function SessionList() {
  const text = useText();
  const { data, error, refetch } = api.useListSessionsQuery();
  const [ending, setEnding] = useState<SessionResponse | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton count={3} height={72} />;
  return (
    <Block title={text('sessions')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text('sessionsText')}
      </Typography>
      <Box component="ul" aria-label={text('sessions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map((session) => (
          <Session key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Box>
      {ending && <EndDialog session={ending} onClose={() => setEnding(null)} />}
    </Block>
  );
}
