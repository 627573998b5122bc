import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { PreviewStep, type PreviewStepProps } from './PreviewStep';

/** What a file or a step would change, before it goes into the table. */
export function PreviewDialog({ title, ...step }: PreviewStepProps & { title: string }) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={step.onDone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <PreviewStep {...step} />
    </Dialog>
  );
}
