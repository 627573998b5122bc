import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { KeepsDrafts } from '@/access/KeepsDrafts';
import { ErrorBoundary } from '@/ui/feedback/Crash';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { useText } from '@/ui/messages';
import { NoticesBell } from '@/features/notices';
import { AccountMenu } from './AccountMenu';
import { InShell } from '@/ui/shell/inShell';
import { navCommands, type NavGroup } from '@/ui/shell/nav';
import { OpenPalette } from '@/ui/shell/palette';
import { SideNav } from '@/ui/shell/SideNav';
import { SkipLink } from '@/ui/shell/SkipLink';
import { TopBar } from '@/ui/shell/TopBar';

const SIDE_WIDTH = 256;

interface DashboardShellProps {
  /** The pages of this role. */
  nav: NavGroup[];
  /** What stands beside the bell, such as the cart. */
  tools?: ReactNode;
  /** By default the nested route. */
  children?: ReactNode;
}

function usePaletteKey(open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}

/** The frame of every role's dashboard. */
export function DashboardShell({ nav, tools, children }: DashboardShellProps) {
  const text = useText();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const open = useContext(OpenPalette);
  const openPalette = () => open(navCommands(nav, text('pages')));
  usePaletteKey(openPalette);
  const { pathname } = useLocation();
  const closeDrawer = () => setDrawerOpen(false);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
      <Box
        data-print="no"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: SIDE_WIDTH,
          flexShrink: 0,
          borderRight: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0, height: '100vh' }}>
          <SideNav nav={nav} />
        </Box>
      </Box>
      <Drawer
        open={isDrawerOpen}
        onClose={closeDrawer}
        slotProps={{ paper: { sx: { width: SIDE_WIDTH + 24 } } }}
      >
        <SideNav nav={nav} onNavigate={closeDrawer} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar
          onMenu={() => setDrawerOpen(true)}
          onPalette={openPalette}
          account={<AccountMenu />}
          tools={
            <>
              {tools}
              <NoticesBell />
            </>
          }
        />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          // Narrow pages begin where the wide ones do, below the bar's first button.
          sx={{ outline: 0, '& > .MuiContainer-root': { ml: 0 } }}
        >
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <KeepsDrafts>
                <InShell value>{children ?? <Outlet />}</InShell>
              </KeepsDrafts>
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}
