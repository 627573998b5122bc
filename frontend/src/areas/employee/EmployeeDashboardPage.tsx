import { DocumentRequests } from '@/features/people/documents';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { Waiting } from '@/features/waiting/Waiting';
import { EmployeeHeader } from '@/features/shell/company/EmployeeHeader';
import { Inventory } from '@/features/fulfilment/employee/Inventory';
import { Logistics } from '@/features/fulfilment/employee/logistics/Logistics';
import { useText } from '@/features/fulfilment/employee/messages';
import { OrderManagement } from '@/features/fulfilment/employee/OrderManagement';

/** Specification 2 §2: its code for a position that nobody gave yet. */
const FALLBACK_POSITION = 'warehouse-staff';

/** What an employee does all day: finish orders, keep the stock figures true. */
export default function EmployeeDashboardPage() {
  const text = useText();
  return (
    <Page title={text('title')} description={text('description')}>
      <Waiting />
      <DocumentRequests />
      <EmployeeHeader access={text('access')} fallbackPosition={FALLBACK_POSITION} />
      <PageTabs
        label={text('tabs')}
        tabs={[
          { id: 'orders', label: text('orderManagement'), content: <OrderManagement /> },
          { id: 'inventory', label: text('productInventory'), content: <Inventory /> },
          { id: 'logistics', label: text('logistics'), content: <Logistics /> },
        ]}
      />
    </Page>
  );
}
