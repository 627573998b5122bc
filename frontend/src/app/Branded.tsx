import { useMemo, type ReactNode } from 'react';
import { usePublicSettingsQuery } from '@/access/publicSettings';
import { BrandingContext } from '@/components/brand/Brand';

/** Tells all pages the company's logo, once it is known. */
export function Branded({ children }: { children: ReactNode }) {
  const logoUrl = usePublicSettingsQuery().data?.logoUrl;
  const branding = useMemo(() => (logoUrl ? { logoUrl } : {}), [logoUrl]);
  return <BrandingContext value={branding}>{children}</BrandingContext>;
}
