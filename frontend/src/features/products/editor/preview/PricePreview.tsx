import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type {
  BuyerPreviewResponse,
  PreviewOffer,
  PricePreviewResponse as Preview,
} from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { Money } from '@/ui/data';
import { TIERS, type Tier } from '@/lib/cart';
import { formatMoney } from '@/lib/money';
import { sizeWithPieces } from '@/lib/sizes';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import type { ProductControl } from '../productForm';
import { useText } from './messages';
import { usePricePreview } from './usePricePreview';

/** The tiers somebody can buy in, with the pieces of each. */
function tiersOf({ buyers }: Preview): { tier: Tier; pieces: number }[] {
  const offers = buyers.flatMap((buyer) => buyer.offers);
  return TIERS.flatMap((tier) => {
    const offer = offers.find((one) => one.tier === tier);
    return offer ? [{ tier, pieces: offer.pieces }] : [];
  });
}

function OfferCell({ offer }: { offer: PreviewOffer | undefined }) {
  const text = useText();
  if (!offer)
    return (
      <TableCell align="right" sx={{ color: 'text.secondary' }}>
        {text('notSold')}
      </TableCell>
    );
  return (
    <TableCell align="right">
      <Money amount={offer.price} />
      {offer.pieces > 1 && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text('each', { price: formatMoney(offer.unitPrice) })}
        </Typography>
      )}
    </TableCell>
  );
}

function BuyerRow({ buyer, tiers }: { buyer: BuyerPreviewResponse; tiers: { tier: Tier }[] }) {
  const text = useText();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {text(buyer.buyer)}
      </TableCell>
      {buyer.offers.length === 0 ? (
        <TableCell colSpan={Math.max(tiers.length, 1)} sx={{ color: 'text.secondary' }}>
          {buyer.refusal ? text('refused', { sentence: buyer.refusal }) : text('notSold')}
        </TableCell>
      ) : (
        tiers.map(({ tier }) => (
          <OfferCell key={tier} offer={buyer.offers.find((offer) => offer.tier === tier)} />
        ))
      )}
    </TableRow>
  );
}

function PreviewTable({ preview }: { preview: Preview }) {
  const text = useText();
  const tiers = tiersOf(preview);
  return (
    // Reached by the keyboard, so that it can be scrolled.
    <TableContainer tabIndex={0} role="group" aria-label={text('title')}>
      <Table
        size="small"
        aria-label={text('title')}
        sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{text('buyer')}</TableCell>
            {tiers.map(({ tier, pieces }) => (
              <TableCell key={tier} align="right">
                {sizeWithPieces(tier, pieces)}
              </TableCell>
            ))}
            {tiers.length === 0 && <TableCell component="td" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {preview.buyers.map((buyer) => (
            <BuyerRow key={buyer.buyer} buyer={buyer} tiers={tiers} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Buyers by tiers: what each would pay, and why somebody could not buy. Follows the form as it is typed. */
export function PricePreview({ control }: { control: ProductControl }) {
  const text = useText();
  const { preview, error, isCurrent, again } = usePricePreview(control);
  return (
    <FieldGroup title={text('title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1 }}>
        {text('intro')}
      </Typography>
      {error !== undefined && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={again}>
              {text('retry')}
            </Button>
          }
        >
          {problemText(error, text('failed'))}
        </Alert>
      )}
      {preview ? (
        <Box
          aria-busy={!isCurrent}
          sx={{ opacity: isCurrent ? 1 : 0.6, transition: 'opacity 0.15s' }}
        >
          <PreviewTable preview={preview} />
        </Box>
      ) : (
        error === undefined && <Skeleton variant="rounded" height={240} />
      )}
    </FieldGroup>
  );
}
