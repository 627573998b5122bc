import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useSession } from '@/access/useSession';
import { NoticeList, useUnread } from '@/features/notices';
import { Page } from '@/ui/page/Page';
import { PageTabs, type PageTab } from '@/ui/page/PageTabs';
import { useToast } from '@/ui/toaster';
import { Waiting } from '@/features/waiting/Waiting';
import { EmployeeHeader } from '@/features/shell/company/EmployeeHeader';
import { holdsPosition, type LeadPosition } from '@/lib/roles';
import { api } from '@/api/enhance';
import type { OrderResponse } from '@/api/generated';
import { readParams } from '@/lib/queryParams';
import {
  ORDER_BULK,
  ORDER_FILTER_NAMES,
  ORDER_FILTERS,
  ORDER_PARAMS,
  ORDER_SORT,
  orderColumns,
  OrderTable,
} from '@/features/orders';
import { ExportButton } from '@/ui/data/ExportButton';
import { useTableState } from '@/ui/table';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** All orders of the company: to read, and to move on several at once. */
function OrderList() {
  const text = useText();
  const table = useTableState({ filters: ORDER_FILTER_NAMES, prefix: 'orders', ...ORDER_SORT });
  const args = readParams(table.args, ORDER_PARAMS);
  const list = api.useListOrdersQuery(args);
  return (
    <OrderTable
      label={text('orders')}
      table={table}
      list={list}
      columns={orderColumns<OrderResponse>({ to: ({ id }) => paths.warehouse.order(id) })}
      filters={ORDER_FILTERS}
      bulk={ORDER_BULK}
      tools={<ExportButton name="orders" filters={args} />}
    />
  );
}

/** Few are asked for documents; forms and uploads come by themselves. */
const DocumentRequests = lazy(async () => ({
  default: (await import('@/features/people/documents')).DocumentRequests,
}));

interface PositionDashboardProps {
  position: LeadPosition;
  /** What stands between the notifications and the orders. */
  tabs: readonly PageTab[];
  /** The one primary action of the position. */
  action?: ReactNode;
}

/** Says once, when the page opens, how many notices wait. */
function useUnreadToast(unread: number | undefined) {
  const text = useText();
  const toast = useToast();
  const isSaid = useRef(false);
  useEffect(() => {
    if (unread === undefined || isSaid.current) return;
    isSaid.current = true;
    if (unread > 0) toast.success(text('unreadTitle'), text('unreadText', { count: unread }));
  }, [unread, text, toast]);
}

/** The dashboard of a position: who one is, the notices, and what the position looks after. */
export function PositionDashboard({ position, tabs, action }: PositionDashboardProps) {
  const text = useText();
  const { user } = useSession();
  // The admin looks in without holding the position and reads their own notices.
  const role = user && holdsPosition(user, position) ? position.toLowerCase() : undefined;
  const unread = useUnread(role);
  useUnreadToast(unread);
  return (
    <Page
      title={text(`title.${position}`)}
      description={text(`description.${position}`)}
      action={action}
    >
      <Waiting />
      <Suspense fallback={null}>
        <DocumentRequests />
      </Suspense>
      <EmployeeHeader access={text(`access.${position}`)} fallbackPosition={position} />
      <PageTabs
        label={text('tabs')}
        tabs={[
          {
            id: 'notifications',
            label: text('notifications'),
            badge: unread,
            content: <NoticeList role={role} />,
          },
          ...tabs,
          { id: 'orders', label: text('orders'), content: <OrderList /> },
        ]}
      />
    </Page>
  );
}
