import { ReturnsPage } from '@/features/returns';
import { paths } from '@/lib/paths';

/** All returns, to be decided, received and refunded. */
export default function AllReturnsPage() {
  return <ReturnsPage to={paths.manufacturer.return} orderTo={paths.manufacturer.order} />;
}
