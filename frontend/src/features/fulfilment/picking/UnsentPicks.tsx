import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { keepFiles } from '@/lib/offline';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useText } from './messages';
import { useUnsent } from './unsent';
import type { UnsentPick } from './unsentStore';

const ENTRY = { overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } } as const;

function Refused({ pick, onDrop }: { pick: UnsentPick; onDrop: () => void }) {
  const text = useText();
  const { again } = useUnsent();
  const { key, name, orderId, change, refusal } = pick;
  const { kind, body } = change;
  const now = refusal?.now;
  return (
    <Alert severity="warning" sx={ENTRY}>
      <AlertTitle>{text('refused', { name, id: orderId })}</AlertTitle>
      <Typography variant="body2">{refusal?.reason}</Typography>
      <Typography variant="body2">
        {text(kind === 'short' ? 'yoursShort' : 'yours', { count: body.pieces })}
      </Typography>
      {now && (
        <Typography variant="body2">
          {text('onServer', {
            state: text(`pick.${now.state}`),
            pieces: text('piecesOf', { picked: now.pickedPieces, pieces: now.pieces }),
          })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
        <Button size="small" color="inherit" onClick={() => again(key)}>
          {text('sendAgain')}
        </Button>
        <Button size="small" color="inherit" onClick={onDrop}>
          {text('drop')}
        </Button>
      </Box>
    </Alert>
  );
}

/**
 * The picks of this picker that the server has not got, and those that it did not take. Whoever sees it picks, and is given
 * what opens the pages without a connection.
 */
export function UnsentPicks() {
  const text = useText();
  const { picks, drop } = useUnsent();
  const [dropping, setDropping] = useState<UnsentPick>();
  useEffect(() => void keepFiles(), []);
  const refused = picks.filter(({ refusal }) => refusal);
  const waiting = picks.length - refused.length;
  return (
    <>
      <Box data-print="no" sx={{ display: 'grid', gap: 1, mb: picks.length > 0 ? 2 : 0 }}>
        <Box role="status">
          {waiting > 0 && (
            <Alert severity="info" role="none">
              {text('unsent', { count: waiting })}
            </Alert>
          )}
        </Box>
        {refused.map((pick) => (
          <Refused key={pick.key} pick={pick} onDrop={() => setDropping(pick)} />
        ))}
      </Box>
      {dropping && (
        <ConfirmDialog
          open
          danger
          title={text('dropTitle', { name: dropping.name })}
          consequence={text('dropText')}
          confirmLabel={text('drop')}
          loading={false}
          onConfirm={() => {
            drop(dropping.key);
            setDropping(undefined);
          }}
          onClose={() => setDropping(undefined)}
        />
      )}
    </>
  );
}
