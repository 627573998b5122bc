import { useState } from 'react';
import { api } from '@/api/enhance';
import { isProblem, problemText, type Problem } from '@/api/problem';
import { cellKey, type Edit, type Edits, type Step } from '@/components/prices/grid';
import { useToast } from '@/components/toaster';
import { formatDate } from '@/lib/dates';
import type { Audience } from './audience';
import { useText } from './messages';
import { isRegion } from './regions';
import type { SaveWish } from './ReviewDialog';

/** Most prices of one change; more are saved as several. */
const AT_ONCE = 1000;

/** Most products of one question for the prices that count now: four prices each. */
const ASKED_AT_ONCE = 250;

/** The places in the call whose price is not what was seen: `cells[3].expected`. */
function stalePlaces({ errors }: Problem): number[] {
  return Object.keys(errors).flatMap((field) => {
    const place = /^cells[[.](\d+)\]?\.expected$/.exec(field)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}

function cellOf({ productId, column, price, expected }: Edit) {
  return isRegion(column) ? [{ productId, region: column, price, expected }] : [];
}

/** Saves the edits of an audience: all, or what is told; what somebody else has changed meanwhile becomes a question. */
export function useSave(audience: Audience, onStep: (step: Step) => void) {
  const text = useText();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [put] = api.useSetWholesalerPricesMutation();
  const [ask] = api.usePreviewWholesalerPricesMutation();
  const [undo] = api.useUndoPriceChangeMutation();

  /** Marks the edits whose price has changed with the price that counts now. */
  const meet = async (stale: readonly Edit[]) => {
    const wanted = new Set(stale.map(({ productId, column }) => cellKey(productId, column)));
    const regions = [...new Set(stale.map(({ column }) => column))].filter(isRegion);
    const products = [...new Set(stale.map(({ productId }) => productId))];
    const current = new Map<string, string | null>([...wanted].map((key) => [key, null]));
    for (let at = 0; at < products.length; at += ASKED_AT_ONCE) {
      const productIds = products.slice(at, at + ASKED_AT_ONCE);
      const { data } = await ask({
        // The smallest step there is: only what counts now is of interest.
        previewWholesalerPricesRequest: { audience, regions, productIds, amount: '0.01' },
      });
      for (const row of data?.items ?? []) {
        const key = cellKey(row.productId ?? 0, row.region ?? '');
        if (wanted.has(key)) current.set(key, row.current ?? null);
      }
    }
    onStep({ do: 'meet', now: current });
  };

  const undoAll = async (ids: readonly number[]) => {
    for (const id of ids.toReversed()) {
      const { error: refusal } = await undo({ id });
      if (refusal) return toast.error(text('undoFailed'), problemText(refusal, ''));
    }
    toast.success(text('undone'), text('undoneText'));
  };

  const tell = (count: number, wish: SaveWish, ids: readonly number[]) =>
    toast.success(
      text('saved', { count }),
      wish.effectiveFrom
        ? text('savedLater', { day: formatDate(wish.effectiveFrom) })
        : text('savedNow'),
      { undo: () => void undoAll(ids) },
    );

  /** True when the dialog has done its work: everything is saved, or the grid asks the rest. */
  const save = async (edits: Edits, wish: SaveWish): Promise<boolean> => {
    setSaving(true);
    setError(undefined);
    const all = [...edits];
    const ids: number[] = [];
    try {
      for (let at = 0; at < all.length; at += AT_ONCE) {
        const part = all.slice(at, at + AT_ONCE);
        const cells = part.flatMap(([, edit]) => cellOf(edit));
        const answer = await put({ setWholesalerPricesRequest: { audience, ...wish, cells } });
        if (answer.error) {
          const stale = isProblem(answer.error) ? stalePlaces(answer.error) : [];
          if (stale.length === 0) {
            setError(answer.error);
            return false;
          }
          await meet(stale.flatMap((place) => part[place]?.[1] ?? []));
          return true;
        }
        ids.push(answer.data.id);
        onStep({ do: 'saved', keys: part.map(([key]) => key) });
      }
      tell(all.length, wish, ids);
      return true;
    } finally {
      setSaving(false);
    }
  };

  return { save, isSaving, error, clearError: () => setError(undefined) };
}
