import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { isBuyer } from '@/lib/buyers';
import {
  dashboardPath,
  holdsPosition,
  isOfCompany,
  loginPath,
  passesRole,
  type LeadPosition,
  type Role,
} from '@/lib/roles';
import { selectLost, selectUser } from './session';
import { ToSignIn } from './ToSignIn';
import type { SessionUser } from './user';

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

/** For buyers of every role; others go to their dashboard. */
export function RequireBuyer() {
  const user = useSelector(selectUser);
  if (user && !isBuyer(user)) return <Navigate replace to={dashboardPath(user)} />;
  return <RequireRole redirectTo={paths.login.customer} />;
}

interface RequireCompanyProps {
  /** Where a guest signs in. */
  door: string;
  /** Who of the company may enter; by default everybody. Others of it go to their dashboard. */
  admits?: (person: SessionUser) => boolean;
}

/** For the company's own people. */
export function RequireCompany({ door, admits }: RequireCompanyProps) {
  const user = useSelector(selectUser);
  if (!user) return <ToSignIn door={door} />;
  if (!isOfCompany(user)) return <Navigate replace to={paths.home} />;
  return admits && !admits(user) ? <Navigate replace to={dashboardPath(user)} /> : <Outlet />;
}
