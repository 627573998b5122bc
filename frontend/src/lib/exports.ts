/** Lists that can be had as a file; each takes the filters of its list. */
export type ExportName =
  | 'products'
  | 'stock'
  | 'movements'
  | 'orders'
  | 'users'
  | 'activity'
  | 'commissions'
  | 'returns'
  | 'issues'
  | 'employees'
  | 'suppliers'
  | 'purchase-orders'
  | 'payouts'
  | 'stock-counts'
  | 'dealer-prices'
  | 'regional-prices'
  | 'analytics-sales'
  | 'analytics-cohorts'
  | 'analytics-conversion'
  | 'analytics-stock-turns';
export type ExportFormat = 'csv' | 'xlsx';

type Filter = string | number | boolean | null | undefined;
type Filters = Readonly<Record<string, Filter | readonly string[]>>;

/** What belongs to a page of a list and not to the list. */
const OF_THE_PAGE = ['limit', 'cursor'];

function query(filters: Filters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (OF_THE_PAGE.includes(name)) continue;
    for (const one of [value].flat())
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
  }
  const said = search.toString();
  return said && `?${said}`;
}

/** Where a list is downloaded, narrowed as the list on the screen is. */
export function exportAddress(name: ExportName, format: ExportFormat, filters: Filters = {}) {
  return `/api/exports/${name}.${format}${query(filters)}`;
}

/** Where the list of those who got pieces of a lot is downloaded. */
export const recallAddress = (lotId: number) => `/api/exports/recall/${lotId}.csv`;

/** Where the report about an import's rows is downloaded. */
export const importReportAddress = (importId: number, filters: Filters = {}) =>
  `/api/exports/imports/${importId}.csv${query(filters)}`;

/** Where an empty table is downloaded that an import of this kind understands. */
export const importTemplateAddress = (kind: string, format: ExportFormat) =>
  `/api/import-templates/${kind}.${format}`;

/** Where the lines of a payout are downloaded. */
export const payoutAddress = (payoutId: number) => `/api/exports/payouts/${payoutId}.csv`;

/** Where the pick sheet and all packing slips of a wave are opened, as one file. */
export const waveSlipsAddress = (waveId: number) => `/api/picking/waves/${waveId}/slips.pdf`;

/** Where a paper of an order is opened: `invoice`, `receipt`, `delivery-note` and so on, the latter of one shipment. */
export const orderPaperAddress = (orderId: number, kind: string, of: Filters = {}) =>
  `/api/orders/${orderId}/papers/${kind}.pdf${query(of)}`;
