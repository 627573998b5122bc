import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/parts';
import type { Role } from '@/lib/roles';
import { useText } from './messages';

const ForgotPasswordDialog = lazyPart(() => import('./ForgotPasswordDialog'));

interface ForgotPasswordProps {
  /** The role of the door; another one can be chosen. */
  role?: Role;
  label?: string;
  variant?: 'text' | 'contained';
}

/** The way to a new password; the dialog is loaded when somebody asks. */
export function ForgotPassword({ role, label, variant = 'text' }: ForgotPasswordProps) {
  const text = useText();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label ?? text('forgot')}
      </Button>
      {open !== undefined && (
        <Suspense>
          <ForgotPasswordDialog
            open={open}
            onClose={() => setOpen(false)}
            {...(role ? { role } : {})}
          />
        </Suspense>
      )}
    </>
  );
}
