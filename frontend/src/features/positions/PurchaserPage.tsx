import { StockTable, StockUpdates } from '@/components/stock';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { PositionDashboard } from './PositionDashboard';
import { PositionFrame } from './PositionFrame';

/** The purchaser's dashboard. */
export default function PurchaserPage() {
  const text = useText();
  const alerts = (
    <StockUpdates alertsOnly emptyTitle={text('noAlerts')} emptyText={text('noAlertsText')} />
  );
  return (
    <PositionFrame position="Purchaser" to={paths.dashboard.purchaser}>
      <PositionDashboard
        position="Purchaser"
        tabs={[
          { id: 'alerts', label: text('stockAlerts'), content: alerts },
          { id: 'low', label: text('lowStock'), content: <StockTable lowOnly /> },
        ]}
      />
    </PositionFrame>
  );
}
