import { ReturnPage } from '@/features/returns';
import { paths } from '@/lib/paths';

/** One return, for whoever receives the goods. */
export default function FloorReturnPage() {
  return <ReturnPage listTo={paths.warehouse.returns} orderTo={paths.warehouse.order} />;
}
