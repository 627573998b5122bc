import type { ReactNode } from 'react';
import type { Page } from '@/lib/server/page';
import type { Query } from '../feedback/QueryView';

/** What rows can be sorted by; money in cents, a moment as the server writes it. */
export type SortValue = string | number | bigint | null | undefined;

export interface Column<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Numbers and money stand on the right. */
  align?: 'left' | 'right' | 'center';
  /** Name the server sorts by; without it the column cannot be sorted. */
  sort?: string;
  /** The value by which a `PlainTable` sorts; without it that column cannot be sorted. */
  sortBy?: (row: T) => SortValue;
  width?: number | string;
  /**
   * On a card: the heading, a chip below it, one of the values in sight, the menu beside the heading, the row of buttons,
   * left out. By default a line with its label; the first three are in sight where no column is a `value`.
   */
  onCard?: 'title' | 'status' | 'value' | 'menu' | 'actions' | 'hidden';
}

/** Something that can be done with a row. */
export interface RowAction {
  label: string;
  onSelect?: () => void;
  /** Leads to a page instead. */
  to?: string;
  /** What that page is told of where one came from. */
  state?: unknown;
  /** What is done all day is a button beside the menu; `spoken` names the row for screen readers. */
  button?: { spoken: string };
  /** Takes something away: last in the menu, red, and asked about before it happens. */
  isDestructive?: boolean;
}

/** What can be done with a row; `of` names it, so that one menu can be told from the next. */
export interface RowMenu {
  of: string;
  actions: readonly RowAction[];
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A search box, or a choice whose first option is "all". */
export type Filter<F extends string> = { name: F; label: string } & (
  | { kind: 'search' }
  | { kind: 'select'; options: readonly FilterOption[]; all?: string }
  | { kind: 'date' }
);

/** The part of a query hook's result that a table reads. */
export interface ListResult<T> extends Query<Page<T>> {
  isLoading: boolean;
  isFetching: boolean;
}
