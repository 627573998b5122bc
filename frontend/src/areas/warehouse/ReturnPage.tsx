import { ReturnPage } from '@/features/returns';
import { paths } from '@/lib/paths';

/** One return, for those who take its goods in. */
export default function FloorReturnPage() {
  return <ReturnPage listTo={paths.warehouse.returns} orderTo={paths.warehouse.order} />;
}
