import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { holdsPosition, loginPath, passesRole, type LeadPosition, type Role } from '@/lib/roles';
import { selectLost, selectUser } from './session';
import { ToSignIn } from './ToSignIn';

interface RequireRoleProps {
  /** Without a role any signed-in person passes. */
  role?: Role;
  /** Where a guest goes; by default to the role's login page, and without a role to /. */
  redirectTo?: string;
  /** Shown to people of another role instead of sending them to /. */
  denied?: ReactNode;
  /** Shown when the condition holds; by default the nested route. */
  children?: ReactNode;
}

/** Guests go to the role's login page, people of another role to /. Nothing is shown meanwhile. */
export function RequireRole({ role, redirectTo, denied, children }: RequireRoleProps) {
  const user = useSelector(selectUser);
  const lost = useSelector(selectLost);
  if (!user) {
    const door = redirectTo ?? (role ? loginPath(role) : undefined);
    return (door ?? lost) ? (
      <ToSignIn door={door ?? paths.login.customer} />
    ) : (
      <Navigate replace to={paths.home} />
    );
  }
  if (role && !passesRole(user, role)) return denied ?? <Navigate replace to={paths.home} />;
  return children ?? <Outlet />;
}

interface RequirePositionProps {
  position: LeadPosition;
  /** Shown to an employee of another position instead of sending them to /dashboard/employee. */
  denied?: ReactNode;
  children?: ReactNode;
}

/** For employees of one position; the admin passes. Includes the role check. */
export function RequirePosition({ position, denied, children }: RequirePositionProps) {
  const user = useSelector(selectUser);
  const passes = user && (user.role === 'admin' || holdsPosition(user, position));
  if (user?.role === 'employee' && !passes)
    return denied ?? <Navigate replace to={paths.dashboard.employee} />;
  return <RequireRole role="employee">{children}</RequireRole>;
}
