import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useDoorFromHere } from '@/access/ToSignIn';
import { paths } from '@/lib/paths';
import { useText } from './messages';

const DOORS = [
  { label: 'dealer', to: paths.login.dealer },
  { label: 'agent', to: paths.login.agent },
  { label: 'wholesaler', to: paths.login.wholesaler },
] as const;

/** Guests fill a cart; to see prices and order they sign in. */
export function GuestInvitation() {
  const text = useText();
  const doorFromHere = useDoorFromHere();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h4" component="h2">
        {text('guestTitle')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('guestText')}</Typography>
      <Button
        component={RouterLink}
        to={doorFromHere(paths.login.customer)}
        variant="contained"
        size="large"
      >
        {text('signIn')}
      </Button>
      <Button component={RouterLink} to={paths.register.choose} variant="outlined" size="large">
        {text('signUp')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {text('otherDoors')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {DOORS.map(({ label, to }) => (
          <Link key={label} component={RouterLink} to={doorFromHere(to)}>
            {text(label)}
          </Link>
        ))}
      </Box>
    </Box>
  );
}
