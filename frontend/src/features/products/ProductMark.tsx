import NotificationsActiveIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import SavedIcon from '@mui/icons-material/Favorite';
import FavoriteIcon from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import type { ShownProduct } from './types';

type Marked = Pick<ShownProduct, 'id' | 'name'>;
type ApiState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/**
 * A buyer's saved products are one cached list. A change is applied to it at once and sent; if the server refuses it, it is
 * undone.
 */
function useMark({ id }: Marked, of: 'saved' | 'stockAlerts') {
  const text = useText();
  const toast = useToast();
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const { data } = api.useGetWishlistIdsQuery();
  const [save, saving] = api.useAddToWishlistMutation();
  const [forget, forgetting] = api.useRemoveFromWishlistMutation();
  const [ask, asking] = api.useAddStockAlertMutation();
  const [withdraw, withdrawing] = api.useRemoveStockAlertMutation();
  const isSet = data?.[of].includes(id) ?? false;
  const isSending = [saving, forgetting, asking, withdrawing].some(({ isLoading }) => isLoading);
  const put = (isWanted: boolean) =>
    dispatch(
      api.util.updateQueryData('getWishlistIds', undefined, (ids) => {
        const others = ids[of].filter((other) => other !== id);
        ids[of] = isWanted ? [id, ...others] : others;
      }),
    );
  const send = () => {
    if (of === 'saved') return isSet ? forget({ id }) : save({ id });
    return isSet ? withdraw({ id }) : ask({ id });
  };
  const toggle = async () => {
    if (isSending) return;
    put(!isSet);
    const { data: ids, error } = await send();
    put(ids ? ids[of].includes(id) : isSet);
    if (error) toast.error(text('markFailed'), problemText(error, text('tryAgain')));
  };
  return { isKnown: data !== undefined, isSet, toggle: () => void toggle() };
}

function Heart({ product }: { product: Marked }) {
  const text = useText();
  const { isKnown, isSet, toggle } = useMark(product, 'saved');
  return (
    <IconButton
      aria-label={text('saveNamed', { name: product.name })}
      aria-pressed={isSet}
      disabled={!isKnown}
      onClick={toggle}
      sx={{ color: isSet ? 'error.main' : 'text.secondary' }}
    >
      {isSet ? <SavedIcon /> : <FavoriteIcon />}
    </IconButton>
  );
}

function Alert({ product }: { product: Marked }) {
  const text = useText();
  const { isKnown, isSet, toggle } = useMark(product, 'stockAlerts');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {isSet && <Typography variant="body2">{text('alertSet')}</Typography>}
      <Button
        variant="outlined"
        color={isSet ? 'inherit' : 'primary'}
        startIcon={isSet ? <NotificationsActiveIcon /> : <NotificationsIcon />}
        disabled={!isKnown}
        onClick={toggle}
      >
        {text(isSet ? 'alertUndo' : 'alert')}
      </Button>
    </Box>
  );
}

interface ProductMarkProps {
  product: Marked;
  of: 'saved' | 'stockAlert';
}

/** The heart of a signed-in buyer, or the button with which they ask to hear when a product is back. */
export default function ProductMark({ product, of }: ProductMarkProps) {
  return of === 'saved' ? <Heart product={product} /> : <Alert product={product} />;
}
