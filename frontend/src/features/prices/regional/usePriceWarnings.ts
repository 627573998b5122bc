import { useState } from 'react';
import { api } from '@/api/enhance';
import type { FlaggedPriceResponse } from '@/api/generated';
import type { Edits } from '@/features/prices/grid';
import type { Audience } from './rows';
import { AT_ONCE, cellOf, type SaveWish } from './useSave';

/** Asks the server once which of the edits move far or lie below the cost; what was named may then be saved. */
export function usePriceWarnings(audience: Audience) {
  const [check, { isLoading }] = api.useCheckWholesalerPricesMutation();
  const [named, setNamed] = useState<readonly FlaggedPriceResponse[]>();
  const [error, setError] = useState<unknown>();

  /** True when nothing has to be asked, or was asked before. */
  const settled = async (edits: Edits, { effectiveFrom }: SaveWish): Promise<boolean> => {
    if (named && named.length > 0) return true;
    const cells = [...edits.values()].flatMap(cellOf);
    const found: FlaggedPriceResponse[] = [];
    setError(undefined);
    for (let start = 0; start < cells.length; start += AT_ONCE) {
      const answer = await check({
        setWholesalerPricesRequest: {
          audience,
          ...(effectiveFrom ? { effectiveFrom } : {}),
          cells: cells.slice(start, start + AT_ONCE),
        },
      });
      if (answer.error) {
        setError(answer.error);
        return false;
      }
      found.push(...answer.data.items);
    }
    setNamed(found);
    return found.length === 0;
  };

  return { settled, named: named ?? [], isChecking: isLoading, error };
}
