import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/parts';
import { useText } from './messages';

const ReportIssueForm = lazyPart(() => import('./ReportIssueForm'));

interface ReportIssueDialogProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What it is about; nothing of these for trouble of another kind. */
  productId?: number;
  orderId?: number;
  lotId?: number;
  /** The name of what it is about, for the dialog's title and the button's own name. */
  subject?: string;
  /** The words on the button. */
  label?: string;
}

/** A button, and behind it the dialog in which somebody of the company reports what is wrong. */
export function ReportIssueDialog(props: ReportIssueDialogProps) {
  const { productId, orderId, lotId, subject, size = 'small', variant = 'outlined' } = props;
  const text = useText();
  const label = props.label ?? text('report');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant={variant}
        // In the rows of a table the words have to do.
        startIcon={size === 'small' ? undefined : <ReportIcon />}
        {...(subject ? { 'aria-label': `${label}: ${subject}` } : {})}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportIssueForm
            about={{
              ...(productId ? { productId } : {}),
              ...(orderId ? { orderId } : {}),
              ...(lotId ? { lotId } : {}),
            }}
            subject={subject}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
