import { useCallback } from 'react';
import { useToast } from '@/ui/toaster';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { lineAdded, type Tier } from '@/lib/cart';
import { paths } from '@/lib/paths';
import { tierLabel } from '@/lib/sizes';
import { useText } from './messages';
import type { ShownProduct } from './types';

/** Puts a product into the cart, says so, and leads there; `sellerId` is the dealer in whose store it was picked. */
export function useAddToCart() {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  return useCallback(
    (product: ShownProduct, tier: Tier = 'unit', quantity = 1, sellerId?: number) => {
      const line = { productId: product.id, tier, quantity };
      dispatch(lineAdded(sellerId ? { ...line, sellerId } : line));
      const values = { name: product.name, tier: tierLabel(product, tier), quantity };
      toast.success(text('added'), text('addedText', values), {
        link: { to: paths.cart, label: text('viewCart') },
      });
    },
    [dispatch, text, toast],
  );
}
