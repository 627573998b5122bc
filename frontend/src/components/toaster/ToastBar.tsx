import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { useText } from '../messages';
import { toastClosed, type Toast } from './toastSlice';
import { takeUndo } from './useToast';

const SHOWN_FOR = 5000;
const MAX_WIDTH = 420;

/** One toast, for five seconds. */
export default function ToastBar({ toast }: { toast: Toast }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const close = () => dispatch(toastClosed(toast.id));
  const undo = () => {
    takeUndo(toast.undoId)?.();
    close();
  };
  return (
    <Snackbar
      open
      autoHideDuration={SHOWN_FOR}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      sx={{ maxWidth: `min(${MAX_WIDTH}px, calc(100vw - 32px))`, width: '100%' }}
    >
      <Alert
        role={toast.kind === 'destructive' ? 'alert' : 'status'}
        severity={toast.kind === 'destructive' ? 'error' : toast.kind}
        {...(toast.undoId ? {} : { onClose: close, closeText: text('close') })}
        action={
          toast.undoId ? (
            <Button color="inherit" size="small" onClick={undo}>
              {text('undo')}
            </Button>
          ) : undefined
        }
        sx={{ width: '100%', boxShadow: '0 16px 40px -12px rgb(0 0 0 / 0.35)', border: 1 }}
      >
        <Box sx={{ fontWeight: 620 }}>{toast.title}</Box>
        {toast.text && <Box>{toast.text}</Box>}
      </Alert>
    </Snackbar>
  );
}
