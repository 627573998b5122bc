import { useState } from 'react';
import { api } from '@/api/enhance';
import { isProblem, problemText, type Problem } from '@/lib/server/problem';
import type { Edit, Edits, Step } from '@/features/prices/grid';
import { useToast } from '@/ui/toaster';
import { formatDate } from '@/lib/dates';
import type { Audience } from './rows';
import { useText } from './messages';
import { isRegion } from '../regions';

/** When prices that are saved together take effect, and a note on them. */
export interface SaveOptions {
  effectiveFrom?: string;
  note?: string;
}

/** Most prices of one change; more are saved as several. */
export const AT_ONCE = 1000;

/** What counts now by place in the call, where it is not what was seen: `cells[3].expected`; null for no price. */
function stalePrices({ errors, current }: Problem): [number, string | null][] {
  return Object.keys(errors).flatMap((field) => {
    const place = /^cells\[(\d+)\]\.expected$/.exec(field)?.[1];
    return place === undefined ? [] : [[Number(place), current?.[field] ?? null]];
  });
}

export function cellOf({ productId, column, price, expected }: Edit) {
  return isRegion(column) ? [{ productId, region: column, price, expected }] : [];
}

/** Saves the edits of an audience: all of them, or with a sentence why not; where somebody else has changed a price meanwhile, the grid asks. */
export function useSave(audience: Audience, onStep: (step: Step) => void) {
  const text = useText();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [put] = api.useSetWholesalerPricesMutation();
  const [undo] = api.useUndoPriceChangeMutation();

  const undoAll = async (ids: readonly number[]) => {
    for (const id of ids.toReversed()) {
      const { error: refusal } = await undo({ id });
      if (refusal) return toast.error(text('undoFailed'), problemText(refusal, ''));
    }
    toast.success(text('undone'), text('undoneText'));
  };

  const announce = (title: string, options: SaveOptions, ids: readonly number[]) =>
    toast.success(
      title,
      options.effectiveFrom
        ? text('savedLater', { day: formatDate(options.effectiveFrom) })
        : text('savedNow'),
      { undo: () => void undoAll(ids) },
    );

  /** True when the dialog has done its work: everything is saved, or the grid asks the rest. */
  const save = async (edits: Edits, options: SaveOptions): Promise<boolean> => {
    setSaving(true);
    setError(undefined);
    const all = [...edits];
    const ids: number[] = [];
    let saved = 0;
    try {
      while (saved < all.length) {
        const part = all.slice(saved, saved + AT_ONCE);
        const cells = part.flatMap(([, edit]) => cellOf(edit));
        const answer = await put({ setWholesalerPricesRequest: { audience, ...options, cells } });
        if (answer.error) {
          if (saved > 0) announce(text('partly', { count: saved }), options, ids);
          const stale = isProblem(answer.error) ? stalePrices(answer.error) : [];
          const now = stale.flatMap(([place, price]) => {
            const key = part[place]?.[0];
            return key === undefined ? [] : [[key, price] as const];
          });
          if (now.length === 0) setError(answer.error);
          else onStep({ do: 'meet', now: new Map(now) });
          return now.length > 0;
        }
        ids.push(answer.data.id);
        saved += part.length;
        onStep({ do: 'saved', keys: part.map(([key]) => key) });
      }
      announce(text('saved', { count: saved }), options, ids);
      return true;
    } finally {
      setSaving(false);
    }
  };

  return { save, isSaving, error, clearError: () => setError(undefined) };
}
