import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSession } from '@/access/useSession';
import type { Tier } from '@/lib/cart';
import { obstacle } from './buying';
import { useText } from './messages';
import { firstChoice, storeChoices, tierChoices } from './tiers';
import type { ShownProduct } from './types';
import { useAddToCart } from './useAddToCart';

interface AddToCartButtonProps {
  product: ShownProduct;
  /** By default the first size that can be had. */
  tier?: Tier;
  quantity?: number;
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  /** The dealer in whose store this stands. */
  sellerId?: number;
}

/** The way into the cart, or why there is none. Nothing for people who do not buy. */
export function AddToCartButton({
  product,
  tier,
  quantity = 1,
  size = 'medium',
  fullWidth = false,
  sellerId,
}: AddToCartButtonProps) {
  const text = useText();
  const { user } = useSession();
  const add = useAddToCart();
  const inStore = sellerId !== undefined;
  const problem = obstacle(product, user, inStore);
  if (problem === null) return null;
  if (problem !== undefined)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', py: 1.125 }}>
        {text(problem)}
      </Typography>
    );
  const choices = inStore ? storeChoices(product) : tierChoices(product);
  const picked = tier ?? firstChoice(choices)?.tier ?? 'unit';
  return (
    <Button
      variant="contained"
      size={size}
      fullWidth={fullWidth}
      startIcon={<AddShoppingCartIcon />}
      aria-label={text('addNamed', { name: product.name })}
      onClick={() => add(product, picked, quantity, sellerId)}
    >
      {text('addToCart')}
    </Button>
  );
}
