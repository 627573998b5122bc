import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface BehindProps {
  /** The list behind it; without one it is plain text. */
  to: string | undefined;
  label?: string;
  children: ReactNode;
}

/** A figure that opens the list it is made of. */
export function Behind({ to, label, children }: BehindProps) {
  if (to === undefined) return children;
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="always"
      {...(label ? { 'aria-label': label, title: label } : {})}
      sx={{
        textDecorationStyle: 'dotted',
        textDecorationThickness: 1,
        textUnderlineOffset: 4,
        textDecorationColor: (theme) => theme.vars?.palette.text.disabled,
      }}
    >
      {children}
    </Link>
  );
}
