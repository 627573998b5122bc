import { useSession } from '@/access/useSession';
import ReturnPage from '@/features/returns/ReturnPage';
import { paths } from '@/lib/paths';
import { ownOrderPath } from '@/lib/roles';

/** One return of a buyer. */
export default function OwnReturnPage() {
  const { user } = useSession();
  if (!user) return null;
  const orderTo = (id: number) => ownOrderPath(user, id);
  return <ReturnPage listTo={paths.buying.returns} orderTo={orderTo} />;
}
