import { useState } from 'react';
import { api } from '@/api/enhance';
import type { LotResponse, ProductResponse } from '@/api/generated';
import type { Page } from '@/lib/server/page';
import { problemText } from '@/lib/server/problem';
import { useToast } from '@/ui/toaster';
import { addLines, linesOf, MOST_LINES, type Draft, type DraftLine } from './draft';
import { useText } from './messages';

/** As many as one answer holds. */
const PAGE = 200;
/** Calls that run at the same time. */
const AT_ONCE = 6;

/** Asks for all of them, a few at a time. */
async function inTurns<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(ask))));
  return answers;
}

/** Finds products and what there is to count of each. */
function useFinder() {
  const [findProducts] = api.useLazyListProductsQuery();
  const [findLots] = api.useLazyListLotsQuery();

  const lotsOf = async (productId: number): Promise<LotResponse[]> => {
    const args = { productId, state: 'open', sort: 'expiry', limit: PAGE } as const;
    return (await findLots(args).unwrap()).items;
  };
  const lines = async (products: readonly ProductResponse[]): Promise<DraftLine[]> => {
    const found = await inTurns(products, async (product) =>
      linesOf(product, await lotsOf(product.id)),
    );
    return found.flat();
  };
  const ofCategory = async (category: string): Promise<ProductResponse[]> => {
    const found: ProductResponse[] = [];
    let cursor: string | null = '';
    while (cursor !== null && found.length < MOST_LINES) {
      const page: Page<ProductResponse> = await findProducts({
        category: [category],
        status: 'active',
        sort: 'name',
        limit: PAGE,
        ...(cursor ? { cursor } : {}),
      }).unwrap();
      found.push(...page.items);
      cursor = page.next;
    }
    return found;
  };
  /** By barcode, else by SKU. */
  const byCode = async (code: string): Promise<ProductResponse | undefined> => {
    for (const exact of [{ barcode: code }, { sku: code }]) {
      const page = await findProducts({ ...exact, status: 'all', limit: 1 })
        .unwrap()
        .catch(() => undefined); // what is no barcode may still be a SKU
      if (page?.items[0]) return page.items[0];
    }
    return undefined;
  };
  return { lines, ofCategory, byCode };
}

/** Puts products onto the list of what is counted. */
export function useAddProducts(change: (changed: (draft: Draft) => Draft) => void, draft: Draft) {
  const text = useText();
  const toast = useToast();
  const { lines, ofCategory, byCode } = useFinder();
  const [isBusy, setBusy] = useState(false);

  const put = (fresh: DraftLine[]) => {
    const before = draft.lines.length;
    const grown = addLines(draft, fresh).lines.length;
    change((current) => addLines(current, fresh));
    if (grown === MOST_LINES) toast.error(text('tooMany', { count: MOST_LINES }));
    return grown - before;
  };
  const guarded = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      toast.error(text('addFailed'), problemText(error, ''));
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  /** One product; gives back its lines. */
  const addProduct = (product: ProductResponse) =>
    guarded(async () => {
      const fresh = await lines([product]);
      put(fresh);
      return fresh;
    });
  const addCategory = (category: string) =>
    guarded(async () => {
      const count = put(await lines(await ofCategory(category)));
      toast.success(count > 0 ? text('addedMany', { count }) : text('nothingNew'));
    });
  /** What was scanned; gives back its lines, none when nothing has this code. */
  const addCode = (code: string) =>
    guarded(async () => {
      const product = await byCode(code);
      if (!product) return [];
      const fresh = await lines([product]);
      put(fresh);
      return fresh;
    });
  return { addProduct, addCategory, addCode, isBusy };
}
