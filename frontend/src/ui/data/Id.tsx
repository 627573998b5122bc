import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A number or code such as `PO-2026-0007`: read and copied as one word, so it never breaks at its hyphens. */
export function Id({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
