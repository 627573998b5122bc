import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { UserResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { roleName } from '@/lib/roleNames';
import { text } from './messages';

/** Columns of the directory; the admin's own account cannot be switched off. */
export function accountColumns(
  ownId: number,
  onChange: (user: UserResponse) => void,
): Column<UserResponse>[] {
  return [
    {
      id: 'name',
      header: text('name'),
      onCard: 'title',
      cell: (user) => (
        <Box>
          <Link
            component={RouterLink}
            to={paths.admin.account(user.id)}
            sx={{ fontWeight: 600, display: 'block' }}
          >
            {user.fullName ?? user.username}
          </Link>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {user.companyName ?? user.email}
          </Typography>
        </Box>
      ),
    },
    {
      id: 'role',
      header: text('role'),
      cell: (user) => roleName(user.role),
    },
    {
      id: 'verification',
      header: text('verification'),
      cell: (user) => <Status of="verification" value={user.verificationStatus} />,
    },
    {
      id: 'account',
      header: text('account'),
      cell: (user) => <Status of="account" value={user.isActive ? 'active' : 'inactive'} />,
    },
    {
      id: 'registered',
      header: text('registered'),
      cell: (user) => <DateTime time={user.createdAt} />,
    },
    {
      id: 'actions',
      header: text('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (user) =>
        user.id !== ownId && (
          <Button
            size="small"
            color={user.isActive ? 'error' : 'primary'}
            onClick={() => onChange(user)}
          >
            {text(user.isActive ? 'deactivate' : 'activate')}
          </Button>
        ),
    },
  ];
}
