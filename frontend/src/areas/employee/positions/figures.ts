import type { OrderStatusName, TeamFiguresResponse } from '@/api/generated';
import type { ChartPoint } from '@/ui/charts';
import { formatDay } from '@/lib/dates';
import { locale } from '@/lib/language';

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

const spoken = (unit: 'hour' | 'day') =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
const inHours = spoken('hour');
const inDays = spoken('day');

/** "5.4 hours", "2 days": hours as people say them; nothing where nothing was decided. */
export function spokenHours(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return '—';
  return hours < 48 ? inHours.format(hours) : inDays.format(hours / 24);
}
