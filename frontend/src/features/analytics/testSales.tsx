import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { SalesFigures, SalesResponse } from '@/api/generated';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import Analytics from './Analytics';

/** The charts are loaded when they are needed. */
export const SLOW = { timeout: 10_000 };

export const LISTS = { orders: '/orders', accounts: '/accounts' };
export const DAYS = 'from=2026-10-01&to=2026-11-20';

export const figures = (revenue: string, orders: number): SalesFigures => ({
  orders,
  units: orders * 10,
  revenue,
  refunds: '0.00',
  cost: '100.00',
  margin: '80.00',
  averageOrder: '60.00',
});

export const SALES: SalesResponse = {
  from: '2026-10-01',
  to: '2026-11-20',
  step: 'month',
  total: figures('720.00', 3),
  previous: figures('600.00', 4),
  previousFrom: '2026-08-11',
  previousTo: '2026-09-30',
  series: [
    { start: '2026-10-01', ...figures('180.00', 1) },
    { start: '2026-11-01', ...figures('540.00', 2) },
  ],
  previousSeries: [{ start: '2026-08-01', ...figures('600.00', 4) }],
  groups: [
    { key: 'asia', label: 'Asia', ...figures('540.00', 2), previous: figures('300.00', 1) },
    { label: 'No region', ...figures('180.00', 1) },
  ],
  groupCount: 2,
};

/** A server with one report and the emailed ones; what it was asked, in the order of asking. */
export function open(
  report: string,
  answer: JsonBodyType,
  search: string,
  emailed: JsonBodyType = [],
) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${window.location.origin}/api/report-schedules`, () => HttpResponse.json(emailed)),
    http.get(`${window.location.origin}/api/analytics/${report}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(answer);
    }),
  );
  const view = renderWithProviders(<Analytics lists={LISTS} />, { at: `/?${search}` });
  return { ...view, asked, address: () => new URLSearchParams(view.router.state.location.search) };
}
