export { ARRIVED, ArrivedMark, useArrivals } from './arrivals';
export { BulkDialog, refusal } from './BulkDialog';
export { DataTable, type DataTableProps } from './DataTable';
export { FilterBar } from './FilterBar';
export type { Bulk, BulkAction } from './Selection';
export type { Column, Filter, FilterOption, ListResult, RowMenu } from './types';
export { useTableState, type TableArgs, type TableState } from './useTableState';
