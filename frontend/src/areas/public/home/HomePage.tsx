import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { lazyPart } from '@/lib/parts';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { Featured, useNear } from './Featured';
import { Hero } from './Hero';
import { useText } from './messages';
import { useText as useCommonText } from '@/ui/messages';

const PageEnd = lazyPart(() => import('./Referral'));

/** The referral programme and the licences come when somebody comes to the end of the page. */
function End() {
  const { ref, isNear } = useNear();
  return (
    <Box ref={ref} sx={{ minHeight: { xs: 1000, md: 520 } }}>
      <Suspense>{isNear && <PageEnd />}</Suspense>
    </Box>
  );
}

/**
 * The public home. Whoever is signed in goes on to their dashboard at once, unless a link of the app sent them here
 * to look at it (`state: { visit: true }`).
 */
export default function HomePage() {
  const text = useText();
  const common = useCommonText();
  const { user } = useSession();
  const isVisit = (useLocation().state as { visit?: boolean } | null)?.visit === true;
  const dashboard = user && dashboardPath(user);
  if (!isVisit && dashboard && dashboard !== paths.home) return <Navigate replace to={dashboard} />;
  return (
    <>
      <title>{`${common('productName')} · ${text('title')}`}</title>
      <Hero withProducts={!user} />
      {!user && <Featured />}
      <End />
    </>
  );
}
