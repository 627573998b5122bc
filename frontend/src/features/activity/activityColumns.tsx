import Typography from '@mui/material/Typography';
import type { ActivityResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { StatusChip } from '@/ui/status';
import type { Column } from '@/ui/table';
import { deviceName } from '@/lib/device';
import { roleName } from '@/lib/roleNames';
import { text } from './messages';

/** What the server writes into its log. */
export const ACTIONS = [
  'login',
  'logout',
  'registration',
  'approval',
  'rejection',
  'activation',
  'deactivation',
  'employee',
  'catalogue',
  'stock',
  'order',
  'payment',
  'setting',
  'password',
  'profile',
  'document',
  'session',
] as const;
type Action = (typeof ACTIONS)[number];

export function actionLabel(action: string): string {
  return ACTIONS.includes(action as Action) ? text(`action.${action as Action}`) : action;
}

const WHO: Column<ActivityResponse> = {
  id: 'member',
  header: text('member'),
  onCard: 'title',
  cell: ({ fullName, username }) => (
    <>
      <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
        {fullName ?? username ?? text('platform')}
      </Typography>
      {username && fullName && (
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
          {username}
        </Typography>
      )}
    </>
  ),
};
const ROLE: Column<ActivityResponse> = {
  id: 'role',
  header: text('role'),
  cell: ({ role }) => (role ? roleName(role) : '—'),
};
const ACTION: Column<ActivityResponse> = {
  id: 'action',
  header: text('action'),
  onCard: 'status',
  cell: ({ action }) => (
    <StatusChip tone={action === 'login' ? 'success' : 'neutral'} label={actionLabel(action)} />
  ),
};
const TIME: Column<ActivityResponse> = {
  id: 'time',
  header: text('time'),
  cell: ({ timestamp }) => <DateTime time={timestamp} show="full" />,
};

/** Who came and went, from where. */
export const LOGIN_COLUMNS: readonly Column<ActivityResponse>[] = [
  WHO,
  ROLE,
  ACTION,
  TIME,
  { id: 'address', header: text('address'), cell: ({ ipAddress }) => ipAddress ?? '—' },
  { id: 'device', header: text('device'), cell: ({ userAgent }) => deviceName(userAgent) ?? '—' },
];

/** Who did what. */
export const REPORT_COLUMNS: readonly Column<ActivityResponse>[] = [
  WHO,
  ROLE,
  ACTION,
  { id: 'what', header: text('what'), cell: ({ description }) => description },
  TIME,
];
