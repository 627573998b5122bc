import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { fullName, initials } from '@/access/user';
import { useSession } from '@/access/useSession';
import { StatusChip } from '@/ui/status';
import { words } from '@/lib/values';
import { useSignOut } from '../useSignOut';
import { useText } from './messages';

interface EmployeeHeaderProps {
  /** What the person may do here, such as "Manager Access". */
  access: string;
  /** Said when no position is known. */
  fallbackPosition?: string;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {label}:{' '}
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {value}
      </Box>
    </Box>
  );
}

/** Who works here: name, number, position, department, access, and the way out. */
export function EmployeeHeader({ access, fallbackPosition }: EmployeeHeaderProps) {
  const text = useText();
  const { user } = useSession();
  const { leave, question } = useSignOut();
  if (!user) return null;
  const position = user.position ?? fallbackPosition;
  return (
    <Card sx={{ p: 2, mb: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Avatar
        aria-hidden
        sx={{ bgcolor: 'surface.accent', color: 'primary.main', fontWeight: 640 }}
      >
        {initials(user)}
      </Avatar>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h5" component="p">
          {fullName(user)}
        </Typography>
        <Typography
          variant="body2"
          component="p"
          sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <Fact label={text('employeeId')} value={user.employeeId ?? text('pendingId')} />
          <Fact label={text('position')} value={position ? words(position) : text('none')} />
          <Fact
            label={text('department')}
            value={user.department ? words(user.department) : text('none')}
          />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusChip tone="info" label={access} />
        <StatusChip
          tone={user.isActive ? 'success' : 'neutral'}
          label={text(user.isActive ? 'active' : 'inactive')}
        />
        <Button variant="outlined" size="small" startIcon={<LogoutIcon />} onClick={leave}>
          {text('logout')}
        </Button>
        {question}
      </Box>
    </Card>
  );
}
