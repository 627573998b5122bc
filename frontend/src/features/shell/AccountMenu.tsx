import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fullName, initials } from '@/access/user';
import { useSession } from '@/access/useSession';
import { paths } from '@/lib/paths';
import { LanguageItem } from '@/ui/language/LanguageItem';
import { useText } from '@/ui/messages';
import { useSignOut } from './useSignOut';

/** Who is signed in, their own pages, help, and the way out. */
export function AccountMenu() {
  const text = useText();
  const { user } = useSession();
  const { leave, question } = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={text('accountMenu', { name: fullName(user) })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: '0.8125rem',
            fontWeight: 650,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(user)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box sx={{ px: 2, py: 1, minWidth: 220 }}>
          <Typography variant="subtitle2">{fullName(user)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
        <Divider />
        <MenuItem component={Link} to={paths.account} onClick={close}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          {text('myAccount')}
        </MenuItem>
        <MenuItem component={Link} to={paths.help.home} onClick={close}>
          <ListItemIcon>
            <HelpIcon fontSize="small" />
          </ListItemIcon>
          {text('footerHelp')}
        </MenuItem>
        <LanguageItem />
        <MenuItem
          onClick={() => {
            close();
            leave();
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {text('signOut')}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}
