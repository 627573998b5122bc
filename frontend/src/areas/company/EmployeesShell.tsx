import { useSession } from '@/access/useSession';
import ManufacturerShell from '@/features/shell/manufacturer/ManufacturerShell';
import { passesRole } from '@/lib/roles';
import { Restricted } from '@/features/people/employees/Restricted';

/** The frame of the pages about the company's people: the owner's own. */
export default function EmployeesShell() {
  const { user } = useSession();
  const isOwner = user !== null && passesRole(user, 'manufacturer');
  return isOwner ? <ManufacturerShell /> : <Restricted />;
}
