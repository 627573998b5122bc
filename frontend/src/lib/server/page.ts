import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** One page of a list: the answer's array together with what its headers say. */
export interface Page<T> {
  items: T[];
  /** All rows that match, on every page. */
  total: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The cursor inside `Link: </api/products?cursor=abc>; rel="next"`. */
export function nextCursor(link: string | null | undefined): string | null {
  const address = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(link ?? '')?.[1];
  if (!address) return null;
  return new URL(address, 'http://any.invalid').searchParams.get('cursor');
}

export function toPage<T>(items: T[], meta: FetchBaseQueryMeta | undefined): Page<T> {
  const headers = meta?.response?.headers;
  const total = Number(headers?.get('X-Total-Count') ?? Number.NaN);
  return {
    items,
    total: Number.isFinite(total) ? total : items.length,
    next: nextCursor(headers?.get('Link')),
  };
}
