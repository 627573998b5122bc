import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense, useContext, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { KeepsDrafts } from '@/access/KeepsDrafts';
import { useSession } from '@/access/useSession';
import { offerInstall } from '@/lib/offline';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { MENU_KEY } from '@/lib/storage';
import { ErrorBoundary } from '@/ui/feedback/Crash';
import { PageSkeleton } from '@/ui/feedback/Skeletons';
import { useText } from '@/ui/messages';
import { NoticesBell } from '@/features/notices';
import { AccountMenu } from './AccountMenu';
import type { RoleMenu } from './menus/menu';
import { useText as useMenuText } from './menus/messages';
import { useWaiting } from '@/features/waiting';
import { InShell } from '@/ui/shell/inShell';
import { navCommands, withBadges, type NavGroup } from '@/ui/shell/nav';
import { OpenPalette, usePaletteKey } from '@/ui/shell/palette';
import { SideNav } from '@/ui/shell/SideNav';
import { SkipLink } from '@/ui/shell/SkipLink';
import { TopBar } from '@/ui/shell/TopBar';
import { SavedViewsMenu } from '@/ui/table/looks';

const SIDE_WIDTH = 256;
const SavedViews = lazyPart(() => import('./SavedViews'));

/** The menu of whoever is signed in, with what waits behind its entries. */
function useMenu({ groupsFor }: RoleMenu): NavGroup[] {
  const text = useMenuText();
  const { user } = useSession();
  const waiting = useWaiting();
  return user ? withBadges(groupsFor(user, text), waiting) : [];
}

/** The frame of every page inside: the role's menu, the bar with search, bell and account, and the page. */
export function DashboardShell({ menu }: { menu: RoleMenu }) {
  const text = useText();
  const nav = useMenu(menu);
  const { user } = useSession();
  const memory = `${MENU_KEY}${user?.id ?? ''}`;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const open = useContext(OpenPalette);
  const pages = text('pages');
  const commands = [
    ...navCommands(nav, pages),
    { label: text('myAccount'), to: paths.account, group: pages },
    { label: text('footerHelp'), to: paths.help.home, group: pages },
  ];
  const openPalette = () => open(commands);
  usePaletteKey(openPalette);
  const addPages = useEffectEvent(() => open((now) => (now?.length === 0 ? commands : now)));
  useEffect(() => addPages(), []);
  useEffect(offerInstall, []);
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
          <SideNav key={memory} nav={nav} memory={memory} />
        </Box>
      </Box>
      <Drawer
        open={isDrawerOpen}
        onClose={closeDrawer}
        slotProps={{ paper: { sx: { width: SIDE_WIDTH + 24 } } }}
      >
        <SideNav nav={nav} memory={memory} onNavigate={closeDrawer} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar
          onMenu={() => setDrawerOpen(true)}
          onPalette={openPalette}
          account={<AccountMenu />}
          tools={
            <>
              {menu.Tool && <menu.Tool />}
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
                <InShell value>
                  <SavedViewsMenu value={SavedViews}>
                    <Outlet />
                  </SavedViewsMenu>
                </InShell>
              </KeepsDrafts>
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}
