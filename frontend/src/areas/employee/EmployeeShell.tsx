import { RequireRole } from '@/access/guards';
import { FloorFrame } from '@/features/shell/floor/FloorFrame';

/** The frame of the pages of employees without a position of their own. */
export default function EmployeeShell() {
  return (
    <RequireRole role="employee">
      <FloorFrame />
    </RequireRole>
  );
}
