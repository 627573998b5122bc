import { useSession } from '@/access/useSession';
import ReturnsPage from '@/features/returns/ReturnsPage';
import { orders } from '@/features/waiting/ways';
import { paths } from '@/lib/paths';
import { ownOrderPath } from '@/lib/roles';

/** The own returns of a buyer. */
export default function OwnReturnsPage() {
  const { user } = useSession();
  if (!user) return null;
  const orderTo = (id: number) => ownOrderPath(user, id);
  const startAt = orders(user, { status: 'delivered' });
  return <ReturnsPage to={paths.buying.return} orderTo={orderTo} isOwn startAt={startAt} />;
}
