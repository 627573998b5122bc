import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The one address of a public page; nothing behind the question mark counts. */
export function Canonical() {
  const { pathname } = useLocation();
  // The server has written the address of the page that was opened; from here on it is another one's.
  useEffect(() => {
    document.querySelector('link[rel="canonical"][data-server]')?.remove();
  }, []);
  return <link rel="canonical" href={window.location.origin + pathname} />;
}
