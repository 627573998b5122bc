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
import { Referral } from './Referral';
import { useText as useCommonText } from '@/ui/messages';

const Licences = lazyPart(() => import('./Licences'));

/** The licences stand at the end of the page, and come when somebody comes there. */
function PageEnd() {
  const { ref, isNear } = useNear();
  return (
    <Box ref={ref} sx={{ minHeight: { xs: 340, sm: 136 } }}>
      <Suspense>{isNear && <Licences />}</Suspense>
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
      <Referral />
      {!user && <Featured />}
      <PageEnd />
    </>
  );
}
