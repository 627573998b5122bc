import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { CartLineResponse } from '@/api/generated';
import { Money } from '@/ui/data/Money';
import { ProductImage } from '@/ui/data/ProductImage';
import { QuantityStepper } from '@/ui/fields/QuantityStepper';
import { useToast } from '@/ui/toaster';
import { lineAdded, lineRemoved, quantitySet, type CartLine } from '@/lib/cart';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { piecesName, tierLabel } from '@/lib/sizes';
import { useText } from './messages';

interface CartLineRowProps {
  line: CartLine;
  /** What the server says about it; missing for guests and before the first answer. */
  quoted: CartLineResponse | undefined;
  /** Whether the server is about to say it: then nobody else is asked. */
  isAwaited: boolean;
}

function useLineChanges(line: CartLine, name: string) {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  return {
    setQuantity: (quantity: number) => dispatch(quantitySet({ ...line, quantity })),
    remove: () => {
      dispatch(lineRemoved(line));
      toast.success(text('removed'), name, { undo: () => dispatch(lineAdded(line)) });
    },
  };
}

function LineAmounts({ quoted }: { quoted: CartLineResponse | undefined }) {
  const text = useText();
  if (!quoted?.total || !quoted.price) return null;
  return (
    <Box sx={{ textAlign: 'right', minWidth: 96 }}>
      <Box sx={{ fontWeight: 650 }}>
        <Money amount={quoted.total} />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {text('each', { price: formatMoney(quoted.price) })}
      </Typography>
    </Box>
  );
}

/** One line of the cart: picture, name, size, quantity, price, and what is wrong with it. */
export function CartLineRow({ line, quoted, isAwaited }: CartLineRowProps) {
  const text = useText();
  const { productId, tier, quantity } = line;
  const isTold = quoted !== undefined;
  const asking = api.useGetProductQuery({ id: productId }, { skip: isTold || isAwaited });
  const { data: product, isError } = asking;
  const page = line.sellerId
    ? paths.productOfDealer(productId, line.sellerId)
    : paths.product(productId);
  const name = quoted?.name ?? product?.name ?? (isTold || isError ? text('unavailable') : '');
  const { setQuantity, remove } = useLineChanges(line, name);
  const pieces = quoted?.pieces ?? undefined;
  const size = quoted?.tierLabel ?? tierLabel(product ?? {}, tier);

  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0, pt: 0 } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '72px 1fr auto', '@560': '88px 1fr auto auto auto' },
          gap: { xs: 1.5, '@560': 2 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ borderRadius: 0.8, overflow: 'hidden' }}>
          <ProductImage src={quoted?.cardImageUrl ?? product?.cardImageUrl} alt="" ratio={1} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {name === '' ? (
            <Skeleton width="70%" />
          ) : (
            <Link component={RouterLink} to={page} color="inherit" sx={{ fontWeight: 600 }}>
              {name}
            </Link>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {size}
            {tier !== 'unit' && pieces !== undefined && ` · ${piecesName(pieces)}`}
          </Typography>
        </Box>
        <Box
          sx={{ gridColumn: { xs: '1 / 3', '@560': 'auto' }, gridRow: { xs: 2, '@560': 'auto' } }}
        >
          <QuantityStepper
            label={text('quantity', { name })}
            value={quantity}
            onChange={setQuantity}
          />
        </Box>
        <Box sx={{ gridRow: { xs: 2, '@560': 'auto' }, gridColumn: { xs: 3, '@560': 'auto' } }}>
          <LineAmounts quoted={quoted} />
        </Box>
        <IconButton
          aria-label={text('remove', { name })}
          onClick={remove}
          sx={{
            gridRow: { xs: 1, '@560': 'auto' },
            gridColumn: { xs: 3, '@560': 'auto' },
            justifySelf: 'end',
          }}
        >
          <DeleteIcon />
        </IconButton>
      </Box>
      {quoted?.priceChange && !quoted.problem && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {text('priceUp', {
            from: formatMoney(quoted.priceChange.from),
            to: formatMoney(quoted.priceChange.to),
          })}
        </Alert>
      )}
      {quoted?.problem && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {quoted.problem}
        </Alert>
      )}
    </Box>
  );
}
