import type { TableArgs } from '@/components/table/useTableState';

type Typed = TableArgs<'q' | 'status' | 'role' | 'olderThanDays'>;

/** What the queue asks for: without a status, those who wait; the age as a number, or not at all. */
export function queueArgs({ olderThanDays, status, ...rest }: Typed) {
  const days = Number(olderThanDays);
  return {
    ...rest,
    status: status ?? 'pending',
    ...(Number.isSafeInteger(days) && days > 0 ? { olderThanDays: days } : {}),
  };
}
