import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import { RequireRole } from '@/access/guards';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the pages of employees without a position of their own. */
export default function EmployeeShell() {
  const text = useText();
  return (
    <RequireRole role="employee">
      <DashboardShell
        nav={[
          { items: [{ label: text('title'), to: paths.dashboard.employee, icon: DashboardIcon }] },
        ]}
      />
    </RequireRole>
  );
}
