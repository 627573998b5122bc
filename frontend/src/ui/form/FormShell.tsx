import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../messages';
import type { FormWiring } from './types';
import { UnsavedGuard } from './UnsavedGuard';
import { useDraft } from './useDraft';
import { useFormProblem } from './useFormProblem';

export interface FormShellProps<V extends FieldValues, O> extends FormWiring<V, O> {
  onCancel?: () => void;
  /** Whether it asks before unsaved changes are left. */
  guardUnsaved?: boolean;
  /** The button over the whole width, for narrow forms such as sign-in. */
  wideSubmit?: boolean;
  /** Keeps the buttons of a long form on the screen. */
  stickyActions?: boolean;
  children: ReactNode;
}

const STICKY = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A field that gets the focus comes to rest between the page's top bar and the buttons. */
const CLEAR_OF_BARS = {
  '& :is(input, select, textarea)': { scrollMarginTop: 120, scrollMarginBottom: 96 },
} as const;

/** A form on a page: fields in a column, its failure, its buttons. */
export function FormShell<V extends FieldValues, O>(props: FormShellProps<V, O>) {
  const { form, onSubmit, loading, submitLabel, loadingLabel, wideSubmit = false } = props;
  const { guardUnsaved = true } = props;
  const text = useText();
  const note = useFormProblem(props);
  const isRestored = useDraft(form, submitLabel);
  const isSaving = useRef(false);
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty && !isSaving.current, [isDirty]);

  const submit = form.handleSubmit(async (values) => {
    isSaving.current = true; // what the page does on success, such as leaving, is not stopped
    try {
      await onSubmit(values);
    } finally {
      isSaving.current = false;
    }
  }, props.onInvalid);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        ...(props.stickyActions ? CLEAR_OF_BARS : {}),
      }}
    >
      {note && <Alert severity="error">{note}</Alert>}
      {isRestored && <Alert severity="info">{text('draftRestored')}</Alert>}
      {props.children}
      <Box sx={{ display: 'flex', gap: 1.5, mt: 0.5, ...(props.stickyActions ? STICKY : {}) }}>
        <Button
          type="submit"
          variant="contained"
          size={wideSubmit ? 'large' : 'medium'}
          fullWidth={wideSubmit}
          disabled={loading}
        >
          {loading ? (loadingLabel ?? submitLabel) : submitLabel}
        </Button>
        {props.onCancel && (
          <Button color="inherit" onClick={props.onCancel} disabled={loading}>
            {text('cancel')}
          </Button>
        )}
      </Box>
      {guardUnsaved && isDirty && <UnsavedGuard isDirty={hasUnsaved} />}
    </Box>
  );
}
