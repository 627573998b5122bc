import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { selectUser, signIn, signOut } from './session';
import type { SessionUser } from './user';

/** Who is signed in, and how to change that. */
export function useSession() {
  const user = useSelector(selectUser);
  const dispatch = useAppDispatch();
  return {
    user,
    isAuthenticated: user !== null,
    signIn: useCallback((person: SessionUser) => dispatch(signIn(person)), [dispatch]),
    signOut: useCallback(() => dispatch(signOut()), [dispatch]),
  };
}
