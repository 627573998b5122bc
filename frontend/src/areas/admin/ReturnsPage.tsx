import { ReturnsPage } from '@/features/returns';
import { paths } from '@/lib/paths';

/** All returns, to be decided, received and refunded. */
export default function AllReturnsPage() {
  return <ReturnsPage to={paths.admin.return} orderTo={paths.admin.order} />;
}
