import TouchAppIcon from '@mui/icons-material/TouchAppOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { DocumentRequests } from '@/features/people/documents';
import { EmptyState } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { WarehouseFigures, type Figure, type WorkFigure } from '@/features/fulfilment';
import { useText as useFloorText } from '@/features/fulfilment/messages';
import { Waiting } from '@/features/waiting/Waiting';
import { useAddress } from '@/lib/hooks/useAddress';
import { idIn } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { text as now, useText } from '@/features/fulfilment/queue/messages';
import { OrderPanel } from '@/features/fulfilment/queue/OrderPanel';
import { Queue } from '@/features/fulfilment/queue/Queue';

/** How many orders stand where (specification 2 §2). */
const FIGURES: readonly Figure[] = [
  ['pending', now('pending')],
  ['processing', now('processing')],
  ['shipped', now('shipped')],
  ['total', now('total')],
];

/** What a warehouse is judged by. */
const WORK: readonly WorkFigure[] = [
  'ordersProcessed',
  'ordersShipped',
  'ordersDelivered',
  'piecesReceived',
];

/** Beside whatever part of the queue is on the screen, below the page's top bar. */
const PANEL = {
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  minWidth: 0,
} as const;

/** The order that the address names, if it names one. */
function useShownId(): number | undefined {
  const { params } = useAddress();
  return idIn(params.get('order')) || undefined;
}

/** The warehouse's order dashboard: what was done of late, counters, the queue, and the chosen order beside it. */
export default function WarehouseDashboardPage() {
  const text = useText();
  const floorText = useFloorText();
  const hasPanel = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const shownId = useShownId();
  return (
    <Page
      title={text('title')}
      description={text('description')}
      action={
        <Button component={Link} to={paths.warehouse.picking} variant="contained">
          {floorText('picking')}
        </Button>
      }
    >
      <Waiting />
      <DocumentRequests />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <WarehouseFigures work={WORK} figures={FIGURES} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
          }}
        >
          <Queue hasPanel={hasPanel} shownId={hasPanel ? shownId : undefined} />
          {hasPanel && (
            <Box sx={PANEL}>
              {shownId ? (
                <OrderPanel key={shownId} id={shownId} />
              ) : (
                <Card>
                  <EmptyState
                    icon={<TouchAppIcon />}
                    title={text('pickOne')}
                    text={text('pickOneText')}
                  />
                </Card>
              )}
            </Box>
          )}
        </Box>
      </Box>
    </Page>
  );
}
