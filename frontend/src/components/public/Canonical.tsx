import { useLocation } from 'react-router-dom';

/** The one address of a public page, whatever stands behind the question mark. */
export function Canonical() {
  const { pathname } = useLocation();
  return <link rel="canonical" href={window.location.origin + pathname} />;
}
