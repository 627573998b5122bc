import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { say, useAddress } from '@/lib/hooks/useAddress';
import { paths } from '@/lib/paths';

/** The parts of a product that are typed, in the order of their tabs. */
export const FORM_TABS = ['basics', 'prices', 'stock', 'media'] as const;
export type FormTab = (typeof FORM_TABS)[number];
/** What there is of a product once it exists. */
export type ProductTab = FormTab | 'lots' | 'priceHistory' | 'history';

export const isFormTab = (tab: ProductTab): tab is FormTab =>
  (FORM_TABS as readonly string[]).includes(tab);

const FIELDS: readonly (readonly [tab: FormTab, fields: RegExp])[] = [
  ['media', /^(images|isUploading)$/],
  ['stock', /^(quantityUnit|needsLots)$/],
  ['prices', /(price|cost)$|^(unit|pack|bulk|custom|suggested)/i],
];

/** The tab on which a field stands. */
export function tabOf(field: string): FormTab {
  return FIELDS.find(([, fields]) => fields.test(field))?.[0] ?? 'basics';
}

/** The open tab, from the address; the first one is not named there. */
export function useProductTab(tabs: readonly ProductTab[]) {
  const { params, change } = useAddress();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'basics';
  const open = useCallback(
    (wanted: ProductTab) => change(say('tab', wanted === 'basics' ? '' : wanted)),
    [change],
  );
  /** Turns to the first part with a wrong field, unless one stands on the open part. */
  const showWrong = (fields: readonly string[]) => {
    const wrong = fields.map(tabOf);
    const first = FORM_TABS.find((one) => wrong.includes(one));
    if (first && !wrong.some((one) => one === tab)) open(first);
  };
  return { tab, open, showWrong };
}

/** What a link to a product tells its page, so that the list is there again afterwards as it was left. */
export interface FromList {
  list: string;
}

/** The way back to the list, with the tab, filters and page somebody came from. */
export function useProductList() {
  const { state } = useLocation() as { state: Partial<FromList> | null };
  const navigate = useNavigate();
  const list = paths.manufacturer.products + (state?.list ?? '');
  const close = () => void navigate(list);
  /** Something was saved: it is seen from the top of the list. */
  const done = () => {
    close();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return { list, close, done };
}
