import { useSession } from '@/access/useSession';
import ManufacturerShell from '@/components/manufacturer/ManufacturerShell';
import { passesRole } from '@/lib/roles';
import { Restricted } from './Restricted';

/** The frame of the pages about the company's people: the owner's own. */
export default function EmployeesShell() {
  const { user } = useSession();
  const isOwner = user !== null && passesRole(user, 'manufacturer');
  return isOwner ? <ManufacturerShell /> : <Restricted />;
}
