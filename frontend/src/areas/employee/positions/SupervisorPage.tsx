import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReportIssueDialog } from '@/features/issues';
import { useWaiting } from '@/features/waiting';
import { StockTable, StockUpdates } from '@/features/stock';
import { Figures } from './Figures';
import { Issues } from './Issues';
import { useText } from './messages';
import { PositionDashboard } from './PositionDashboard';
import { PositionFrame } from './PositionFrame';

function Oversight() {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <StockTable
        without={['status']}
        extra={[
          {
            id: 'actions',
            header: text('actions'),
            align: 'right',
            onCard: 'actions',
            cell: ({ id, name }) => <ReportIssueDialog productId={id} subject={name} />,
          },
        ]}
      />
      <Box component="section">
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {text('stockUpdates')}
        </Typography>
        <StockUpdates pageSize={10} />
      </Box>
    </Box>
  );
}

/** The supervisor's dashboard. */
export default function SupervisorPage() {
  const text = useText();
  const { issues: open } = useWaiting();
  return (
    <PositionFrame position="Supervisor">
      <PositionDashboard
        position="Supervisor"
        tabs={[
          { id: 'stock', label: text('stockOversight'), content: <Oversight /> },
          { id: 'issues', label: text('issueSupervision'), badge: open, content: <Issues /> },
          { id: 'operations', label: text('operations'), content: <Figures show="operations" /> },
        ]}
      />
    </PositionFrame>
  );
}
