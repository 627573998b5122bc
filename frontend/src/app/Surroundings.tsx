import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useMatches } from 'react-router-dom';
import { selectUser } from '@/access/session';
import { ShellSkeleton } from '@/ui/feedback/Skeletons';
import { PublicLayout } from '@/areas/public/PublicLayout';
import { lazyPart } from '@/lib/parts';
import { isRole } from '@/lib/roles';

/** On a route whose pages keep the shell of whoever is signed in. */
export const KEEPS_SHELL = { keepsShell: true };

// Guests do not load it.
const RoleShell = lazyPart(() => import('@/features/shell/RoleShell'));

/**
 * Decides what stands around a page that everybody may see: the own shell for whoever is signed in, where the route keeps
 * it; else the public header and footer, or what `guest` says.
 */
export function Surroundings({ guest = <PublicLayout /> }: { guest?: ReactNode }) {
  const user = useSelector(selectUser);
  const keeps = useMatches().some(({ handle }) => handle === KEEPS_SHELL);
  if (!keeps || !user || !isRole(user.role)) return guest;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <RoleShell />
    </Suspense>
  );
}
