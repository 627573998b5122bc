import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from '@/features/people/accounts/messages';

/** Destinations of specification 2 §2; the stores are reached under their older addresses. */
const AREAS = [
  { key: 'admin', to: paths.dashboard.admin, icon: AdminIcon },
  { key: 'manufacturer', to: paths.dashboard.manufacturer, icon: FactoryIcon },
  { key: 'wholesaler', to: paths.dashboard.wholesaler, icon: WarehouseIcon },
  { key: 'dealer', to: paths.moved.dealerStore, icon: StorefrontIcon },
  { key: 'agent', to: paths.moved.agentStore, icon: GroupsIcon },
  { key: 'customer', to: paths.home, icon: PersonIcon },
] as const;

/** The doors into every role's area, behind a button: few go through them every day. */
export function RoleAccess() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby="role-access">
      <Typography variant="h4" component="h2">
        <Button
          id="role-access"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ ml: -1.5 }}
        >
          {text('roleAccess')}
        </Button>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text('roleAccessText')}
      </Typography>
      <Box
        hidden={!isOpen}
        sx={{
          display: isOpen ? 'grid' : 'none',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' },
        }}
      >
        {AREAS.map(({ key, to, icon: Icon }) => (
          <Card key={key}>
            <CardActionArea
              component={Link}
              to={to}
              state={{ visit: true }}
              sx={{ p: 2, height: 1, display: 'flex', justifyContent: 'flex-start', gap: 1.5 }}
            >
              <Icon aria-hidden sx={{ color: 'primary.main' }} />
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography variant="subtitle2" component="h3">
                  {text(`${key}Role`)}
                </Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {text(`${key}Area`)}
                </Typography>
              </Box>
              <ArrowForwardIcon
                aria-hidden
                fontSize="small"
                sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
              />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
