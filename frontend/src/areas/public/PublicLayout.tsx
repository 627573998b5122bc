import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { HERO_GROUND } from '@/theme/focus';
import { SkipLink } from '@/ui/shell/SkipLink';
import { AgeGate } from './AgeGate';
import { Canonical } from './Canonical';
import { Footer } from './Footer';
import { Header } from './Header';

const StoreHeader = lazyPart(() => import('./stores/StoreHeader'));

/** The company's header; over a product that is looked at in a dealer's store, the head of that store. */
function Head() {
  const { pathname, search } = useLocation();
  if (!search.includes('dealer=') || !matchPath(paths.productPattern, pathname)) return <Header />;
  return (
    <Suspense fallback={<Box sx={{ ...HERO_GROUND, minHeight: 132 }} />}>
      <StoreHeader />
    </Suspense>
  );
}

/** Header, page, footer: the frame of everything that needs no sign-in. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Canonical />
      <SkipLink />
      <Head />
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
