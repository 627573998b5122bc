import { Suspense, type ReactElement } from 'react';
import { DocumentRequests } from '@/features/people/documents';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { Waiting } from '@/features/waiting/Waiting';
import { EmployeeHeader } from '@/features/shell/company/EmployeeHeader';
import { useText } from '@/features/fulfilment/employee/messages';
import { OrderManagement } from '@/features/fulfilment/employee/OrderManagement';
import { lazyPart } from '@/lib/parts';
import { LinesSkeleton } from '@/ui/feedback';

const Inventory = lazyPart(() =>
  import('@/features/fulfilment/employee/Inventory').then((part) => ({ default: part.Inventory })),
);
const Logistics = lazyPart(() =>
  import('@/features/fulfilment/employee/logistics/Logistics').then((part) => ({
    default: part.Logistics,
  })),
);

/** Specification 2 §2: its code for a position that nobody gave yet. */
const FALLBACK_POSITION = 'warehouse-staff';

/** A tab that is loaded when it is opened. */
function Late({ part }: { part: ReactElement }) {
  return <Suspense fallback={<LinesSkeleton count={3} height={120} />}>{part}</Suspense>;
}

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
          {
            id: 'inventory',
            label: text('productInventory'),
            content: <Late part={<Inventory />} />,
          },
          { id: 'logistics', label: text('logistics'), content: <Late part={<Logistics />} /> },
        ]}
      />
    </Page>
  );
}
