import { ReturnPage } from '@/features/returns';
import { paths } from '@/lib/paths';

/** One return, with what can be done about it. */
export default function StaffReturnPage() {
  return <ReturnPage listTo={paths.manufacturer.returns} orderTo={paths.manufacturer.order} />;
}
