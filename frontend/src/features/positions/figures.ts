import type { OrderStatusName, TeamFiguresResponse } from '@/api/generated';
import type { ChartPoint } from '@/components/charts';
import { formatDay } from '@/lib/dates';

/** What the team did, and where things stand. */
export type TeamFigures = TeamFiguresResponse;

/** Orders somebody still has something to do with. */
const ON_HAND: readonly OrderStatusName[] = ['pending', 'paid', 'processing', 'ready'];

export const ordersOnHand = ({ ordersByStatus }: TeamFigures) =>
  ordersByStatus
    .filter(({ status }) => ON_HAND.includes(status))
    .reduce((sum, { orders }) => sum + orders, 0);

export const openIssues = (figures: TeamFigures) =>
  figures.openIssues.reduce((sum, { issues }) => sum + issues, 0);

/** The reports of each day as columns. */
export const issuePoints = ({ issuesPerDay }: TeamFigures): ChartPoint[] =>
  issuesPerDay.map(({ day, issues }) => ({
    id: day,
    name: formatDay(day),
    tick: String(Number(day.slice(8))),
    values: { issues },
  }));

/** "5.4 h", "2 days": hours as people say them; nothing where nothing was decided. */
export function spokenHours(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return '—';
  if (hours < 48) return `${+hours.toFixed(1)} h`;
  return `${+(hours / 24).toFixed(1)} days`;
}
