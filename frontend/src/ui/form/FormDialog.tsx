import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useText } from '../messages';
import type { FormWiring } from './types';
import { UnsavedGuard } from './UnsavedGuard';
import { useDraft } from './useDraft';
import { useFormProblem } from './useFormProblem';

export interface FormDialogProps<V extends FieldValues, O> extends FormWiring<V, O> {
  open: boolean;
  onClose: () => void;
  title: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** Whether it asks before unsaved changes are closed away, also by the Back button and by closing the window. */
  guardUnsaved?: boolean;
  children: ReactNode;
}

/** A form in a dialog; it closes when its owner says so, which is after success. */
export function FormDialog<V extends FieldValues, O>(props: FormDialogProps<V, O>) {
  const { form, onSubmit, loading, open, onClose, title, maxWidth = 'sm' } = props;
  const { guardUnsaved = true } = props;
  const text = useText();
  const titleId = useId();
  const note = useFormProblem(props);
  const isRestored = useDraft(form, title, open);
  const [isAsking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  const isLeaving = useRef(false);
  const hasUnsaved = useCallback(() => isDirty && !isLeaving.current, [isDirty]);

  const submit = form.handleSubmit(async (values) => {
    isLeaving.current = true; // what the owner does on success, such as leaving, is not stopped
    try {
      await onSubmit(values);
    } finally {
      isLeaving.current = false;
    }
  }, props.onInvalid);
  const onFormSubmit = (event: FormEvent) => {
    event.stopPropagation(); // a dialog inside a page's form is not that form
    void submit(event);
  };
  const close = () => {
    if (guardUnsaved && isDirty) setAsking(true);
    else onClose();
  };
  const leave = () => {
    setAsking(false);
    isLeaving.current = true; // the answer holds also where closing means going to another address
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={loading ? undefined : close}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={onFormSubmit} sx={{ display: 'contents' }}>
        <DialogContent>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: 0.5 }}>
            {note && <Alert severity="error">{note}</Alert>}
            {isRestored && <Alert severity="info">{text('draftRestored')}</Alert>}
            {props.children}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close} disabled={loading}>
            {text('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={loading}>
            {loading ? (props.loadingLabel ?? props.submitLabel) : props.submitLabel}
          </Button>
        </DialogActions>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={text('unsavedTitle')}
        consequence={text('unsavedText')}
        confirmLabel={text('unsavedLeave')}
        cancelLabel={text('unsavedStay')}
        danger
        loading={false}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
      {guardUnsaved && open && isDirty && <UnsavedGuard isDirty={hasUnsaved} />}
    </Dialog>
  );
}
