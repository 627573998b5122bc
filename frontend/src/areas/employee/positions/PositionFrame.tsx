import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import type { ReactNode } from 'react';
import { RequirePosition } from '@/access/guards';
import { DashboardShell } from '@/features/shell';
import { useCompanyNav } from '@/features/shell/company/useCompanyNav';
import type { LeadPosition } from '@/lib/roles';
import { AccessDenied } from './AccessDenied';
import { useText } from './messages';

interface PositionFrameProps {
  position: LeadPosition;
  /** The dashboard's own address. */
  to: string;
  children: ReactNode;
}

/** Lets in who holds the position; other employees are told whose dashboard it is. */
export function PositionFrame({ position, to, children }: PositionFrameProps) {
  const text = useText();
  const own = { label: text(`title.${position}`), to, icon: DashboardIcon, end: true };
  const shared = useCompanyNav().filter((item) => item.to !== to);
  return (
    <RequirePosition position={position} denied={<AccessDenied position={position} />}>
      <DashboardShell nav={[{ items: [own, ...shared] }]}>{children}</DashboardShell>
    </RequirePosition>
  );
}
