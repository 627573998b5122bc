export { DashboardShell } from './DashboardShell';
export type { NavGroup, NavItem } from '@/ui/shell/nav';
