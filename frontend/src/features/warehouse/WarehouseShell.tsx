import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import { RequireRole } from '@/access/guards';
import { DashboardShell } from '@/components/shell';
import { paths } from '@/lib/paths';
import { useText } from './messages';

/** The frame of the warehouse's pages. */
export default function WarehouseShell() {
  const text = useText();
  return (
    <RequireRole role="warehouse">
      <DashboardShell
        nav={[
          {
            items: [{ label: text('queueNav'), to: paths.dashboard.warehouse, icon: ListAltIcon }],
          },
        ]}
      />
    </RequireRole>
  );
}
