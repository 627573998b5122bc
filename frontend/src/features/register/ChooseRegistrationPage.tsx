import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Page } from '@/ui/page/Page';
import { paths } from '@/lib/paths';
import { useText } from './messages';

const KINDS = [
  { kind: 'manufacturer', icon: FactoryIcon },
  { kind: 'wholesaler', icon: WarehouseIcon },
  { kind: 'employee', icon: BadgeIcon },
  { kind: 'dealer', icon: StorefrontIcon },
  { kind: 'agent', icon: GroupsIcon },
  { kind: 'customer', icon: ShoppingBagIcon },
] as const;

/** One card per kind of account. */
export default function ChooseRegistrationPage() {
  const text = useText();
  return (
    <Page title={text('title')} description={text('description')} width="lg">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
        }}
      >
        {KINDS.map(({ kind, icon: Icon }) => (
          <Card key={kind} sx={{ '&:hover': { borderColor: 'primary.main' } }}>
            <CardActionArea
              component={RouterLink}
              to={paths.register[kind]}
              sx={{ p: 3, height: '100%', display: 'block' }}
            >
              <Icon aria-hidden sx={{ color: 'primary.main', mb: 1.5 }} />
              <Typography variant="h4" component="h2">
                {text(kind)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {text(`${kind}Text`)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <Typography sx={{ mt: 4 }}>
        {text('haveAccount')}{' '}
        <Link component={RouterLink} to={paths.login.portal}>
          {text('signIn')}
        </Link>
      </Typography>
    </Page>
  );
}
