import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '@/ui/shell/SkipLink';
import { AgeGate } from './AgeGate';
import { Canonical } from './Canonical';
import { Footer } from './Footer';
import { Header } from './Header';

/** Header, page, footer: the frame of everything that needs no sign-in. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Canonical />
      <SkipLink />
      <Header />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        // The footer begins below the window, so that it does not move while the page comes together.
        sx={{ flexGrow: 1, minHeight: '100vh', outline: 0 }}
      >
        {children ?? <Outlet />}
      </Box>
      <Footer />
      <AgeGate />
    </Box>
  );
}
