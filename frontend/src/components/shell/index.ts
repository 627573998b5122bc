export { DashboardShell, type DashboardShellProps } from './DashboardShell';
export type { Command, NavGroup, NavItem } from './nav';
