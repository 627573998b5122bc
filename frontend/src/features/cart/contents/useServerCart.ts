import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { api } from '@/api/enhance';
import { sameLines, selectCartLines, selectIsCartCutOff, serverCartWanted } from '@/lib/cart';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { cartLines } from './serverCart';

/**
 * A signed-in buyer's cart with its prices, as the server last told it; `isCurrent` says whether that is about the
 * cart on this screen, `isAwaited` whether more will be told of it. The asking itself is done by the app (`app/cartSync`).
 */
export function useServerCart(enabled: boolean) {
  const dispatch = useAppDispatch();
  const lines = useSelector(selectCartLines);
  const isCutOff = useSelector(selectIsCartCutOff);
  const { data: cart, fulfilledTimeStamp } = api.endpoints.getCart.useQueryState();
  const again = useCallback(() => void dispatch(serverCartWanted()), [dispatch]);
  useEffect(() => {
    if (enabled) again();
  }, [enabled, again]);
  return {
    cart: enabled ? cart : undefined,
    isCurrent: enabled && cart !== undefined && !isCutOff && sameLines(cartLines(cart), lines),
    isCutOff: enabled && isCutOff,
    isAwaited: enabled && !isCutOff,
    readAt: fulfilledTimeStamp ?? 0,
    again,
  };
}

export type PricedCart = ReturnType<typeof useServerCart>;
