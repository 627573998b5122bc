import { Analytics } from '@/features/analytics/Analytics';
import { paths } from '@/lib/paths';

const LISTS = { orders: paths.manufacturer.orders };

/** The figures of the company's trade. */
export default function AnalyticsPage() {
  return <Analytics lists={LISTS} />;
}
