import { ReturnsPage } from '@/components/returns';
import { paths } from '@/lib/paths';

/** The own returns of a buyer. */
export default function OwnReturnsPage() {
  return <ReturnsPage to={paths.buying.return} orderTo={paths.order} isOwn />;
}
