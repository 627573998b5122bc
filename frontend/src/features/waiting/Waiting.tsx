import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';

import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import type { SessionUser } from '@/access/user';
import type { WaitingItem, WaitingKindName } from '@/api/generated';
import { formatCount } from '@/lib/counts';
import { dashboardPath } from '@/lib/roles';
import { DateTime } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { useWaitingList } from '.';
import { useText } from './messages';
import { waitingPath } from './ways';

const ICONS: Readonly<Record<WaitingKindName, typeof SvgIcon>> = {
  documents: DescriptionIcon,
  registrations: HowToRegIcon,
  passwordResets: LockResetIcon,
  placeChanges: PlaceIcon,
  quoteRequests: RequestQuoteIcon,
  quoteOffers: RequestQuoteIcon,
  returns: AssignmentReturnIcon,
  payouts: PaymentsIcon,
  storeOrders: ReceiptIcon,
  unpaidOrders: PaymentsIcon,
  openPicks: ChecklistIcon,
  ordersToPick: ChecklistIcon,
  ordersToShip: LocalShippingIcon,
  purchaseDrafts: ShoppingBasketIcon,
  lateDeliveries: LocalShippingIcon,
  lowStock: InventoryIcon,
  expiringLots: ScheduleIcon,
  issues: ReportIcon,
};

/** As many beside one another as fit. */
const LIST = {
  listStyle: 'none',
  m: 0,
  px: { xs: 2, sm: 2.5 },
  pt: 1,
  pb: 1.5,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;

function Item({ item, reader }: { item: WaitingItem; reader: SessionUser }) {
  const text = useText();
  const { kind, count, oldestAt } = item;
  const Icon = ICONS[kind];
  const what = text(kind, { count, shown: formatCount(count) });
  const action = text(`do.${kind}`);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
      <Icon aria-hidden sx={{ color: 'primary.main', flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {what}
        </Typography>
        {oldestAt && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {text('oldest')} <DateTime time={oldestAt} />
          </Typography>
        )}
      </Box>
      <Button
        component={Link}
        to={waitingPath(kind, reader)}
        size="small"
        aria-label={text('actionOn', { action, what })}
        sx={{ flexShrink: 0, minWidth: 0, mr: -0.5 }}
      >
        {action}
      </Button>
    </Box>
  );
}

/**
 * What the person has to do something about, each with the one action that settles it; the first thing on a dashboard.
 * On another role's dashboard, which an admin may look at, it is not shown.
 */
export function Waiting() {
  const text = useText();
  const id = useId();
  const { user } = useSession();
  const { pathname } = useLocation();
  const query = useWaitingList();
  if (!user || dashboardPath(user) !== pathname) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h4" component="h2" sx={{ px: { xs: 2, sm: 2.5 }, pt: 2 }}>
        {text('title')}
      </Typography>
      <QueryView
        query={query}
        loading={
          <Box sx={{ px: 2.5, py: 2 }}>
            <LinesSkeleton count={2} height={36} />
          </Box>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <Typography
              variant="body2"
              sx={{ px: { xs: 2, sm: 2.5 }, pt: 1, pb: 2, color: 'text.secondary' }}
            >
              {text('nothing')}
            </Typography>
          ) : (
            <Box component="ul" sx={LIST}>
              {items.map((item) => (
                <Item key={item.kind} item={item} reader={user} />
              ))}
            </Box>
          )
        }
      </QueryView>
    </Card>
  );
}
