import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../messages';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing: "Delete Mango Ice 5 ml?" */
  title: string;
  /** What happens then: "It leaves the catalogue; its history stays." */
  consequence: ReactNode;
  /** The verb of the title, not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what cannot be taken back. */
  danger?: boolean;
  loading: boolean;
  /** Something is still missing, such as a reason. */
  disabled?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  /** Inputs the decision needs. */
  children?: ReactNode;
}

/** Asks once more, in words that name the thing and its consequence. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, consequence, confirmLabel, cancelLabel, danger = false, loading } = props;
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={loading ? undefined : props.onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div" sx={{ mb: props.children ? 2 : 0 }}>
          {consequence}
        </DialogContentText>
        {props.children && <Box sx={{ display: 'grid', gap: 2 }}>{props.children}</Box>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={props.onClose} disabled={loading}>
          {cancelLabel ?? text('cancel')}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={loading}
          disabled={props.disabled ?? false}
          onClick={() => void props.onConfirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
