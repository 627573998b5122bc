import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { CopyButton } from '../data';

interface SecretDialogProps {
  title: string;
  /** That it is shown only now, and what whoever has it can do. */
  warning: string;
  /** What the secret is called. */
  label: string;
  secret: string;
  copyLabel: string;
  doneLabel: string;
  onClose: () => void;
}

/** Shows a secret once. It closes by its button only, so that a slip of the mouse does not lose it. */
export function SecretDialog(props: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{props.warning}</Alert>
        <Box
          component="code"
          aria-label={props.label}
          role="group"
          sx={{
            p: 1.5,
            borderRadius: 0.8,
            bgcolor: 'surface.sunken',
            fontSize: '0.875rem',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {props.secret}
        </Box>
        <Box>
          <CopyButton value={props.secret} label={props.copyLabel} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={props.onClose}>
          {props.doneLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
