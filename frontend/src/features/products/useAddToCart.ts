import { useCallback } from 'react';
import { useToast } from '@/ui/toaster';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { lineAdded, type Tier } from '@/lib/cart';
import { useText } from './messages';
import { tierLabel } from './tiers';
import type { ShownProduct } from './types';

/** Puts a product into the cart and says so; `sellerId` is the dealer in whose store it was picked. */
export function useAddToCart() {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  return useCallback(
    (product: ShownProduct, tier: Tier = 'unit', quantity = 1, sellerId?: number) => {
      const line = { productId: product.id, tier, quantity };
      dispatch(lineAdded(sellerId ? { ...line, sellerId } : line));
      const values = { name: product.name, tier: tierLabel(product, tier), quantity };
      toast.success(text('added'), text('addedText', values));
    },
    [dispatch, text, toast],
  );
}
