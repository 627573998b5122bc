/** The frames that several roles share, with bell, account menu and navigation. Only areas and app import it. */
export { DashboardShell } from './DashboardShell';
export type { NavGroup, NavItem } from '@/ui/shell/nav';
