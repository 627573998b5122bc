import type { ShownOrder } from './types';

/** The way of an order through the warehouse; at the counter it ends with `completed`. */
const WAY = ['pending', 'paid', 'processing', 'ready', 'shipped', 'delivered'] as const;
const COUNTER_WAY = ['pending', 'paid', 'processing', 'ready', 'completed'] as const;

export type StepState = 'done' | 'current' | 'skipped' | 'upcoming';

export interface TimelineStep {
  status: string;
  state: StepState;
  /** When it was reached, where the history says so. */
  at?: string;
}

type Timed = Pick<ShownOrder, 'status' | 'createdAt' | 'history' | 'paymentStatus' | 'paidAt'>;

function reachedAt(order: Timed, status: string): string | undefined {
  if (status === 'pending') return order.createdAt;
  // An order may go back and come again: the last time counts.
  const event = order.history?.findLast(({ from, to }) => to === status && from !== to);
  if (event) return event.createdAt;
  return status === 'paid' ? (order.paidAt ?? undefined) : undefined;
}

function step(status: string, state: StepState, at: string | undefined): TimelineStep {
  return { status, state, ...(at ? { at } : {}) };
}

/** A cancelled order went as far as its history says, and no further. */
function cancelledSteps(order: Timed): TimelineStep[] {
  const reached = WAY.flatMap((status) => {
    const at = reachedAt(order, status);
    return at ? [step(status, 'done', at)] : [];
  });
  return [...reached, step('cancelled', 'current', reachedAt(order, 'cancelled'))];
}

/**
 * The steps of an order's way: where it is, what it went through, what it skipped, what is to come.
 * Payment is a fact of its own: it may come after a later step.
 */
export function timelineSteps(order: Timed): TimelineStep[] {
  if (order.status === 'cancelled') return cancelledSteps(order);
  const way: readonly string[] = order.status === 'completed' ? COUNTER_WAY : WAY;
  const position = way.indexOf(order.status);
  return way.map((status, index) => {
    const at = reachedAt(order, status);
    const isPaid = status === 'paid' && order.paymentStatus === 'paid';
    if (index === position) return step(status, 'current', at);
    if (isPaid) return step(status, 'done', at);
    if (index > position) return step(status, 'upcoming', undefined);
    return step(status, at && status !== 'paid' ? 'done' : 'skipped', at);
  });
}
