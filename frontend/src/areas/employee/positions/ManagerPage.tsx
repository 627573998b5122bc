import { StockUpdates } from '@/features/stock';
import { useWaiting } from '@/features/waiting';
import { Figures } from './Figures';
import { Issues } from './Issues';
import { useText } from './messages';
import { PositionDashboard } from './PositionDashboard';
import { PositionFrame } from './PositionFrame';

/** The manager's dashboard. */
export default function ManagerPage() {
  const text = useText();
  const { issues: open } = useWaiting();
  return (
    <PositionFrame position="Manager">
      <PositionDashboard
        position="Manager"
        tabs={[
          { id: 'stock', label: text('stockUpdates'), content: <StockUpdates /> },
          { id: 'issues', label: text('issueReports'), badge: open, content: <Issues /> },
          { id: 'analytics', label: text('analytics'), content: <Figures show="analytics" /> },
        ]}
      />
    </PositionFrame>
  );
}
