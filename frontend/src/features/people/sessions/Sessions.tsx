import LaptopIcon from '@mui/icons-material/LaptopOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SessionResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { StatusChip } from '@/ui/status';
import { useToast } from '@/ui/toaster';
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

/** Ends a session on the server; what came of it. */
export type EndSession = (session: SessionResponse) => Promise<{ error?: unknown }>;

interface EndDialogProps {
  session: SessionResponse;
  end: EndSession;
  onClose: () => void;
}

function EndDialog({ session, end, onClose }: EndDialogProps) {
  const text = useText();
  const toast = useToast();
  const [isEnding, setEnding] = useState(false);
  const device = deviceName(session.userAgent) ?? text('unknownDevice');
  const confirm = async () => {
    setEnding(true);
    const { error } = await end(session);
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
      loading={isEnding}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

interface SessionsProps {
  label: string;
  sessions: readonly SessionResponse[];
  end: EndSession;
}

/** Places somebody is signed in at, and the way to end it there, after asking. */
export function Sessions({ label, sessions, end }: SessionsProps) {
  const [ending, setEnding] = useState<SessionResponse | null>(null);
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Box>
      {ending && <EndDialog session={ending} end={end} onClose={() => setEnding(null)} />}
    </>
  );
}
