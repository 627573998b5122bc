import { useDeferredValue, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { BrandingContext } from '@/ui/brand/Brand';
import { businessZone, followBusinessZone, setBusinessZone } from '@/lib/dates';
import { FormatsContext } from '@/lib/formats';
import { currencySign, followCurrencySign, knowsCurrencySign, setCurrencySign } from '@/lib/money';

/** Tells all pages the company's logo, the sign of its amounts and its time zone, once they are known. */
export function Branded({ children }: { children: ReactNode }) {
  const { data, isError } = usePublicSettingsQuery();
  const { logoUrl, currencySymbol, businessTimeZone } = data ?? {};
  const branding = useMemo(() => (logoUrl ? { logoUrl } : {}), [logoUrl]);
  const sign = useSyncExternalStore(followCurrencySign, currencySign);
  const zone = useSyncExternalStore(followBusinessZone, businessZone);
  useEffect(() => {
    if (currencySymbol) setCurrencySign(currencySymbol);
    if (businessTimeZone) setBusinessZone(businessTimeZone);
  }, [currencySymbol, businessTimeZone]);
  // A first visit waits for sign and zone, which are on their way with the page, instead of making the page twice.
  const isSettled =
    data !== undefined &&
    (!currencySymbol || currencySymbol === sign) &&
    (!businessTimeZone || businessTimeZone === zone);
  // Deferred, the first page is drawn in slices, between which a slow phone answers a touch.
  const isShown = useDeferredValue(isSettled || isError || knowsCurrencySign());
  if (!isShown) return null;
  // Amounts and times are written all over: another sign or zone writes the pages anew, with all that is typed in them.
  return (
    <BrandingContext value={branding}>
      <FormatsContext value={`${sign} ${zone}`}>{children}</FormatsContext>
    </BrandingContext>
  );
}
