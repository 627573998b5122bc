import { Suspense } from 'react';
import { LinesSkeleton } from '@/ui/feedback';
import { useWaiting } from '@/features/waiting';
import { NewPurchaseButton } from '@/features/purchasing/shared/NewPurchaseButton';
import { StockUpdates } from '@/features/stock';
import { lazyPart } from '@/lib/parts';
import { Issues } from './Issues';
import { LowStock } from './LowStock';
import { useText } from './messages';
import { PositionDashboard } from './PositionDashboard';
import { PositionFrame } from './PositionFrame';

const Purchasing = lazyPart(() => import('./Purchasing'));

/** The purchaser's dashboard. */
export default function PurchaserPage() {
  const text = useText();
  const { issues: open } = useWaiting();
  const alerts = (
    <StockUpdates alertsOnly emptyTitle={text('noAlerts')} emptyText={text('noAlertsText')} />
  );
  const purchasing = (
    <Suspense fallback={<LinesSkeleton count={3} height={120} />}>
      <Purchasing />
    </Suspense>
  );
  return (
    <PositionFrame position="Purchaser">
      <PositionDashboard
        position="Purchaser"
        action={<NewPurchaseButton />}
        tabs={[
          { id: 'alerts', label: text('stockAlerts'), content: alerts },
          { id: 'low', label: text('lowStock'), content: <LowStock /> },
          { id: 'issues', label: text('issues'), badge: open, content: <Issues /> },
          { id: 'purchasing', label: text('purchasing'), content: purchasing },
        ]}
      />
    </PositionFrame>
  );
}
