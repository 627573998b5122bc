import { Fragment, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { BrandingContext } from '@/components/brand/Brand';
import { currencySign, followCurrencySign, knowsCurrencySign, setCurrencySign } from '@/lib/money';

/** Tells all pages the company's logo and the sign of its amounts, once they are known. */
export function Branded({ children }: { children: ReactNode }) {
  const { data, isError } = usePublicSettingsQuery();
  const { logoUrl, currencySymbol } = data ?? {};
  const branding = useMemo(() => (logoUrl ? { logoUrl } : {}), [logoUrl]);
  const sign = useSyncExternalStore(followCurrencySign, currencySign);
  useEffect(() => {
    if (currencySymbol) setCurrencySign(currencySymbol);
  }, [currencySymbol]);
  // A first visit waits for the sign, which is on its way with the page, instead of making the page twice.
  const isSettled = data !== undefined && (!currencySymbol || currencySymbol === sign);
  if (!isSettled && !isError && !knowsCurrencySign()) return null;
  // Amounts are written all over: another sign, which is as rare as another currency, makes the pages anew.
  return (
    <BrandingContext value={branding}>
      <Fragment key={sign}>{children}</Fragment>
    </BrandingContext>
  );
}
