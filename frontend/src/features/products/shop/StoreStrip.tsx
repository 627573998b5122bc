import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DealerStoreResponse } from '@/api/generated';
import { LogoTile } from '@/ui/data/LogoTile';
import { useText } from '@/ui/messages';
import { placeOf } from '@/lib/countries';

/** Over a product of a dealer's store, in the shell of whoever is signed in: whose store it is, and the way back to it. */
export default function StoreStrip({ store }: { store: DealerStoreResponse }) {
  const text = useText();
  return (
    <Card
      component="section"
      aria-label={store.name}
      sx={{
        mb: 2.5,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <LogoTile src={store.logoUrl} size={40} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{store.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {placeOf(store)}
        </Typography>
      </Box>
      <Button component={Link} to={store.path} startIcon={<ArrowBackIcon />}>
        {text('backToStore')}
      </Button>
    </Card>
  );
}
