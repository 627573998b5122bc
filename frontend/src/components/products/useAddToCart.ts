import { useCallback } from 'react';
import { useToast } from '@/components/toaster';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { lineAdded, type Tier } from '@/lib/cart';
import { useText } from './messages';
import { tierLabel } from './tiers';
import type { ShownProduct } from './types';

/** Puts a product into the cart and says so. */
export function useAddToCart() {
  const text = useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  return useCallback(
    (product: ShownProduct, tier: Tier = 'unit', quantity = 1) => {
      dispatch(lineAdded({ productId: product.id, tier, quantity }));
      const values = { name: product.name, tier: tierLabel(product, tier), quantity };
      toast.success(text('added'), text('addedText', values));
    },
    [dispatch, text, toast],
  );
}
