import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import type { IssueDetailsResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { useText } from './messages';

interface PhotoDialogProps {
  issue: IssueDetailsResponse;
  /** Counts from 0. */
  at: number;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** One photo as large as the screen takes it, with the ones before and after by button or arrow key. */
export default function PhotoDialog({ issue, at, onTurn, onClose }: PhotoDialogProps) {
  const text = useText();
  const titleId = useId();
  const { photos, id } = issue;
  const photo = photos[at];
  if (!photo) return null;
  const turn = (by: number) => {
    if (photos[at + by]) onTurn(at + by);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {text('photoTitle', { at: at + 1, count: photos.length })}
      </DialogTitle>
      <DialogContent>
        <Box
          component="img"
          key={photo.id}
          src={photo.url}
          alt={text('photoAlt', { at: at + 1, id })}
          sx={{ display: 'block', mx: 'auto', maxWidth: 1, maxHeight: '68vh' }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {text('photoBy', { name: photo.addedByName ?? text('platform') })} ·{' '}
          <DateTime time={photo.createdAt} />
        </Typography>
      </DialogContent>
      <DialogActions>
        <IconButton aria-label={text('previous')} disabled={at === 0} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          aria-label={text('next')}
          disabled={at === photos.length - 1}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1 }} />
        <Button component="a" href={`${photo.url}?disposition=attachment`} download color="inherit">
          {text('download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
