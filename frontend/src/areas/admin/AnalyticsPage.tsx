import { Analytics } from '@/features/analytics/Analytics';
import { paths } from '@/lib/paths';

const LISTS = { orders: paths.admin.orders, accounts: paths.admin.accounts };

/** The figures of the whole platform. */
export default function AnalyticsPage() {
  return <Analytics lists={LISTS} />;
}
