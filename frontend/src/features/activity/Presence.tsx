import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { PresenceResponse, RecordKindName } from '@/api/generated';
import { onPresence } from '@/features/notices';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useText } from './messages';

/** How often the page says that somebody looks at it, in milliseconds; after 45 seconds without it they are gone. */
const BEAT = 15_000;

/** Who else is on the record, as the server said last; asked for again at once when there is news. */
function usePresence(kind: RecordKindName, id: number): PresenceResponse | undefined {
  const { user } = useSession();
  const [send] = api.useSendPresenceMutation();
  const [seen, setSeen] = useState<PresenceResponse>();
  // Whoever looks at another person's pages is not there.
  const isThere = user !== null && !user.viewAs && id > 0;
  useEffect(() => {
    if (!isThere) return undefined;
    let isGone = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const { data } = await send({ presenceRequest: { kind, id } });
      if (data && !isGone) setSeen(data);
    };
    const beat = () => void look();
    beat();
    const timer = setInterval(beat, BEAT);
    const stop = onPresence((record) => {
      if (record.kind === kind && record.id === id) beat();
    });
    document.addEventListener('visibilitychange', beat);
    return () => {
      isGone = true;
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', beat);
      void send({ presenceRequest: { kind, id, isLeaving: true } });
    };
  }, [send, isThere, kind, id]);
  return seen;
}

interface PresenceProps {
  kind: RecordKindName;
  id: number;
  /** Reads the record again. */
  onReload: () => unknown;
  /** Whether something was typed that reading again would take away. */
  isTyped?: boolean;
}

/** Who else looks at a record just now, and that somebody changed it since it was opened. */
export function Presence({ kind, id, onReload, isTyped = false }: PresenceProps) {
  const text = useText();
  const seen = usePresence(kind, id);
  const [known, setKnown] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const change = seen?.change;
  const at = change?.at ?? '';
  // What was changed before the page was opened stands on it already.
  if (seen && known === null) setKnown(at);
  const isNews = known !== null && change !== undefined && change !== null && at !== known;
  const isChanged = isNews && !change.isOwn;
  const names = (seen?.people ?? []).map(({ name }) => name);

  const reload = () => {
    setAsking(false);
    setKnown(at);
    void onReload();
  };
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 2 } }}>
      {names.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2' }}>
          <PeopleIcon fontSize="small" color="info" />
          {text('here', { count: names.length, names: names.join(', ') })}
        </Box>
      )}
      {isChanged && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => (isTyped ? setAsking(true) : reload())}
            >
              {text('reload')}
            </Button>
          }
        >
          {change.byName ? text('changedBy', { name: change.byName }) : text('changed')}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text('reloadTitle')}
        consequence={text('reloadText')}
        confirmLabel={text('reload')}
        danger
        loading={false}
        onConfirm={reload}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
