import { OwnOrderPage } from '@/features/orders';

/** An own order outside of the dashboards: where buyers of every role land after ordering. */
export default function PlacedOrderPage() {
  return <OwnOrderPage />;
}
