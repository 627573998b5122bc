import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { useText } from '../messages';
import { toastClosed, type Toast } from './toastSlice';
import { takeUndo } from './useToast';
import { useToastHost } from './useToastHost';

const SHOWN_FOR = 5000;
const MAX_WIDTH = 420;
/** At the top: what a page or dialog asks for is confirmed at its end. Below the top bar, whose buttons stay free. */
const PLACE = { top: { xs: 64, sm: 72 } } as const;

/** One toast, for five seconds, over the page or the dialog that is open. */
export default function ToastBar({ toast }: { toast: Toast }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const host = useToastHost();
  const close = () => dispatch(toastClosed(toast.id));
  const undo = () => {
    takeUndo(toast.undoId)?.();
    close();
  };
  const action = toast.undoId ? (
    <Button color="inherit" size="small" onClick={undo}>
      {text('undo')}
    </Button>
  ) : (
    toast.link && (
      <Button
        component={Link}
        to={toast.link.to}
        color="inherit"
        size="small"
        onClick={close}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {toast.link.label}
      </Button>
    )
  );
  return createPortal(
    <Snackbar
      open
      autoHideDuration={SHOWN_FOR}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      sx={{ ...PLACE, maxWidth: `min(${MAX_WIDTH}px, calc(100vw - 32px))`, width: '100%' }}
    >
      <Alert
        role={toast.kind === 'destructive' ? 'alert' : 'status'}
        severity={toast.kind === 'destructive' ? 'error' : toast.kind}
        onClose={close}
        closeText={text('closeMessage')}
        sx={{
          width: '100%',
          boxShadow: '0 16px 40px -12px rgb(0 0 0 / 0.35)',
          border: 1,
          '& .MuiAlert-message': { flexGrow: 1, display: 'flex', alignItems: 'center', gap: 1 },
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <Box sx={{ fontWeight: 620 }}>{toast.title}</Box>
          {toast.text}
        </Box>
        {action}
      </Alert>
    </Snackbar>,
    host,
  );
}
