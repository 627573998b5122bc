import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** The one address of a public page; behind the question mark only the dealer counts whose store it is. */
export function Canonical() {
  const { pathname, search } = useLocation();
  const dealer = pathname === paths.dealerStore && new URLSearchParams(search).get('dealer');
  const address = dealer ? paths.dealerStoreOf(Number(dealer)) : pathname;
  // The server has written the address of the page that was opened; from here on it is another one's.
  useEffect(() => {
    document.querySelector('link[rel="canonical"][data-server]')?.remove();
  }, []);
  return <link rel="canonical" href={window.location.origin + address} />;
}
