import { Navigate } from 'react-router-dom';
import type { SessionUser } from '@/access/user';
import { ToSignIn } from '@/access/ToSignIn';
import { useSession } from '@/access/useSession';
import ManufacturerShell from '@/features/shell/manufacturer/ManufacturerShell';
import { DashboardShell } from '@/features/shell';
import { paths } from '@/lib/paths';
import { dashboardPath, isOfCompany } from '@/lib/roles';
import { useCompanyNav } from './useCompanyNav';

interface CompanyFrameProps {
  /** Who of them may enter; by default everybody. Others go to their dashboard. */
  admits?: (person: SessionUser) => boolean;
}

/** The frame of the pages that people of the company share; the owner finds them in their own navigation. */
export default function CompanyFrame({ admits = () => true }: CompanyFrameProps) {
  const { user } = useSession();
  const items = useCompanyNav();
  if (!user) return <ToSignIn door={paths.login.employee} />;
  if (!isOfCompany(user)) return <Navigate replace to={paths.home} />;
  if (!admits(user)) return <Navigate replace to={dashboardPath(user)} />;
  if (user.role === 'manufacturer') return <ManufacturerShell />;
  return <DashboardShell nav={[{ items }]} />;
}
