import { StatusChip } from '@/ui/status';
import { useText } from './messages';

/** A product that the dealer's store does not sell, such as one whose own price has left the range: called so on every page. */
export function NotForSale() {
  const text = useText();
  return <StatusChip tone="danger" label={text('notSold')} />;
}
