import { ReturnPage } from '@/components/returns';
import { paths } from '@/lib/paths';

/** One return of a buyer. */
export default function OwnReturnPage() {
  return <ReturnPage listTo={paths.buying.returns} orderTo={paths.order} />;
}
