import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { api } from '@/api/enhance';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { useText } from './messages';
import { cartLines } from './serverCart';
import type { PricedCart } from './useServerCart';

function useAcceptPrices({ cart, again }: PricedCart) {
  const text = useText();
  const toast = useToast();
  const [replace, { isLoading }] = api.useReplaceCartMutation();
  const accept = async () => {
    if (!cart) return;
    const { error } = await replace({
      replaceCartRequest: { version: cart.version, lines: cartLines(cart), acceptPrices: true },
    });
    if (error) toast.error(text('acceptFailed'), problemText(error, text('tryAgain')));
    again();
  };
  return { accept, isLoading };
}

/** Says that prices have moved, until the buyer says that they have seen it; the lines say which. */
export function PriceNotice({ pricing }: { pricing: PricedCart }) {
  const text = useText();
  const { accept, isLoading } = useAcceptPrices(pricing);
  const lines = pricing.cart?.groups.flatMap((group) => group.lines) ?? [];
  if (!lines.some(({ priceChange, problem }) => priceChange && !problem)) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isLoading}
          disabled={!pricing.isCurrent}
          onClick={() => void accept()}
        >
          {text('acceptPrices')}
        </Button>
      }
    >
      {text('pricesMoved')}
    </Alert>
  );
}
