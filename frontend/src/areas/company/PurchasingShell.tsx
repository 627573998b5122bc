import CompanyFrame from '@/features/shell/company/CompanyFrame';
import { looksAtPurchasing } from '@/lib/purchasing';

/** For those who buy, approve or take goods in; other people of the company go to their dashboard. */
export default function PurchasingShell() {
  return <CompanyFrame admits={looksAtPurchasing} />;
}
