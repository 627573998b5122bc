import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../messages';

/** What is asked before something is done. */
export interface Question {
  /** What happens then: "It leaves the catalogue; its history stays." */
  consequence: ReactNode;
  /** The verb of the title, not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what cannot be taken back. */
  danger?: boolean;
  /** Something is still missing, such as a reason. */
  disabled?: boolean;
  /** Inputs the decision needs. */
  children?: ReactNode;
}

/** The consequence, and the inputs below it. */
export function QuestionText({ consequence, children, id }: Question & { id: string }) {
  return (
    <>
      <DialogContentText id={id} component="div" sx={{ mb: children ? 2 : 0 }}>
        {consequence}
      </DialogContentText>
      {children && <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>}
    </>
  );
}

interface QuestionButtonsProps extends Question {
  loading?: boolean;
  /** Without it the dialog is a form, which the button submits. */
  onConfirm?: () => unknown;
  onClose: () => void;
}

/** The way out, and the way on. */
export function QuestionButtons(props: QuestionButtonsProps) {
  const {
    confirmLabel,
    cancelLabel,
    danger,
    disabled,
    loading = false,
    onConfirm,
    onClose,
  } = props;
  const text = useText();
  return (
    <>
      <Button color="inherit" onClick={onClose} disabled={loading}>
        {cancelLabel ?? text('cancel')}
      </Button>
      <Button
        variant="contained"
        color={danger ? 'error' : 'primary'}
        loading={loading}
        disabled={disabled ?? false}
        type={onConfirm ? 'button' : 'submit'}
        onClick={onConfirm && (() => void onConfirm())}
      >
        {confirmLabel}
      </Button>
    </>
  );
}

export interface ConfirmDialogProps extends Question {
  open: boolean;
  /** Names the thing: "Delete Mango Ice 5 ml?" */
  title: string;
  loading: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks once more, in words that name the thing and its consequence. */
export function ConfirmDialog({ open, title, ...question }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={question.loading ? undefined : question.onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <QuestionText {...question} id={`${id}-text`} />
      </DialogContent>
      <DialogActions>
        <QuestionButtons {...question} />
      </DialogActions>
    </Dialog>
  );
}
