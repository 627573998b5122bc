import type { TableArgs } from '@/ui/table/useTableState';

type Typed = TableArgs<'q' | 'status' | 'role' | 'olderThanDays'>;

/** The choice of the status filter that asks for documents instead: renewed ones of approved people stand there too. */
export const TO_CHECK = 'documents';

function standing(status: string | undefined) {
  return status === TO_CHECK ? { needsReview: true } : { status: status ?? 'pending' };
}

/** What the queue asks for: without a status, those who wait; the age as a number, or not at all. */
export function queueArgs({ olderThanDays, status, ...rest }: Typed) {
  const days = Number(olderThanDays);
  return {
    ...rest,
    ...standing(status),
    ...(Number.isSafeInteger(days) && days > 0 ? { olderThanDays: days } : {}),
  };
}
