import { ReturnsPage } from '@/features/returns';
import { paths } from '@/lib/paths';

/** All returns, for whoever receives the goods. */
export default function FloorReturnsPage() {
  return <ReturnsPage to={paths.warehouse.return} orderTo={paths.warehouse.order} />;
}
