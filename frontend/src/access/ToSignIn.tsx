import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { doorFrom } from '@/lib/next';
import { isRole, loginPath } from '@/lib/roles';
import { selectHasLeft, selectLost } from './session';

/** Sends to a door that leads back here; to the own door whose session has ended, plainly who has signed out. */
export function ToSignIn({ door }: { door: string }) {
  const here = useLocation();
  const lost = useSelector(selectLost);
  const hasLeft = useSelector(selectHasLeft);
  const own = lost && isRole(lost.role) ? loginPath(lost.role) : door;
  return <Navigate replace to={hasLeft ? door : doorFrom(own, here)} />;
}

/** The address of a door that leads back to the page with the link. */
export function useDoorFromHere(): (door: string) => string {
  const here = useLocation();
  return (door) => doorFrom(door, here);
}
