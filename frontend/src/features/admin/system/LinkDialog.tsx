import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { CopyButton } from '@/components/data';
import { formatDateTime } from '@/lib/dates';
import { useText } from './messages';
import type { HandedOver } from './useResets';

/** Shows a link once. It closes by its button only, so that a slip of the mouse does not lose the link. */
export function LinkDialog({ made, onClose }: { made: HandedOver; onClose: () => void }) {
  const text = useText();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{text('linkTitle', { name: made.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">
          {text('linkText', { time: formatDateTime(made.expiresAt) })}
        </Alert>
        <Box
          component="code"
          aria-label={text('link')}
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
          {made.link}
        </Box>
        <Box>
          <CopyButton value={made.link} label={text('copyLink')} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
