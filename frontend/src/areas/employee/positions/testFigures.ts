import { RECENT } from '@/features/fulfilment/employee/testOrder';
import type { TeamFigures } from './figures';

/** Figures for tests. */
export const teamFigures: TeamFigures = {
  ordersByStatus: [
    { status: 'pending', orders: 4 },
    { status: 'processing', orders: 3 },
    { status: 'ready', orders: 2 },
    { status: 'delivered', orders: 90 },
  ],
  processedToday: 12,
  processedByPerson: [
    { userId: 5, name: 'Willi Wang', orders: 31, picks: 118 },
    { userId: 6, name: 'Omar Said', orders: 12, picks: 40 },
  ],
  openIssues: [
    { priority: 'urgent', issues: 1 },
    { priority: 'high', issues: 2 },
    { priority: 'medium', issues: 0 },
    { priority: 'low', issues: 0 },
  ],
  issuesPerDay: [
    { day: '2026-11-20', issues: 0 },
    { day: '2026-11-21', issues: 2 },
  ],
  averageResolutionHours: 5.4,
  averageResolutionHoursBefore: 7.2,
  stockBelowLow: 6,
  stockOut: 1,
  lotsExpiring30: 3,
  recent: RECENT,
};
