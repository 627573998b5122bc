import { StockUpdates } from '@/components/stock';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { PositionDashboard } from './PositionDashboard';
import { PositionFrame } from './PositionFrame';

/** The manager's dashboard. */
export default function ManagerPage() {
  const text = useText();
  return (
    <PositionFrame position="Manager" to={paths.dashboard.manager}>
      <PositionDashboard
        position="Manager"
        tabs={[{ id: 'stock', label: text('stockUpdates'), content: <StockUpdates /> }]}
      />
    </PositionFrame>
  );
}
