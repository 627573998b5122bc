import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { paths } from '@/lib/paths';
import { dashboardPath } from '@/lib/roles';
import { Featured } from './Featured';
import { Hero } from './Hero';
import { Licences } from './Licences';
import { useText } from './messages';
import { Referral } from './Referral';
import { useText as useCommonText } from '@/ui/messages';

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
      <Licences />
    </>
  );
}
