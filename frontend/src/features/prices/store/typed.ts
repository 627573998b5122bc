import { createContext, useContext, useEffect } from 'react';

/** The products with a price that is typed and not saved. */
export const TypedPrices = createContext<Set<number>>(new Set());

/** Notes as long as the row is shown whether its price is typed and not saved. */
export function useTyped(productId: number, isTyped: boolean): void {
  const typed = useContext(TypedPrices);
  useEffect(() => {
    if (!isTyped) return undefined;
    typed.add(productId);
    return () => void typed.delete(productId);
  }, [typed, productId, isTyped]);
}
