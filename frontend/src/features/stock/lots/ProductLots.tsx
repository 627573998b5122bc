import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useText } from '../movements/stockMessages';
import { Expiry, figure, LotStateChip } from './LotParts';
import { useProductLots } from './useProductLots';

/** As many as stand beside a form; the list has the rest. */
const SHOWN = 6;

/** The lots of a product that have pieces, the one that expires first on top. */
export function ProductLots({ productId }: { productId: number }) {
  const text = useText();
  const { lots } = useProductLots(productId);
  if (lots.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text('lotsOf')}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography variant="h5" component="h3">
          {text('lotsOf')}
        </Typography>
        <Link component={RouterLink} to={paths.manufacturer.lotsOf(productId)}>
          {text('allLots')}
        </Link>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {lots.slice(0, SHOWN).map((lot) => (
          <Box
            component="li"
            key={lot.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body2' }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={paths.manufacturer.lot(lot.id)}>
                {lot.code}
              </Link>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                <Expiry lot={lot} />
              </Typography>
            </Box>
            {lot.state !== 'open' && <LotStateChip state={lot.state} />}
            <strong>{figure(lot.balance)}</strong>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
