import { describe, expect, it } from 'vitest';
import { isPayable, sortMoves } from './moves';

describe('sortMoves', () => {
  it('gives the natural next step, the skips and the steps back', () => {
    const moves = sortMoves({
      status: 'processing',
      paymentStatus: 'paid',
      allowedTransitions: [
        'pending',
        'paid',
        'delivered',
        'ready',
        'shipped',
        'completed',
        'cancelled',
      ],
    });
    expect(moves).toEqual({
      next: 'ready',
      skips: ['shipped', 'delivered', 'completed'],
      backs: ['paid', 'pending'],
      canCancel: true,
    });
  });

  it('leaves paid to the payment while it is unpaid', () => {
    const allowedTransitions = ['paid', 'processing', 'cancelled'];
    const moves = sortMoves({ status: 'pending', paymentStatus: 'unpaid', allowedTransitions });
    expect(moves.next).toBe('processing');
    expect(moves.skips).toEqual([]);
  });

  it('offers nothing when the server allows nothing', () => {
    const moves = sortMoves({ status: 'cancelled', paymentStatus: 'unpaid' });
    expect(moves).toEqual({ next: null, skips: [], backs: [], canCancel: false });
  });
});

describe('isPayable', () => {
  it('is so for unpaid orders with lines that are not cancelled', () => {
    expect(isPayable({ status: 'shipped', paymentStatus: 'unpaid' })).toBe(true);
    expect(isPayable({ status: 'shipped', paymentStatus: 'paid' })).toBe(false);
    expect(isPayable({ status: 'cancelled', paymentStatus: 'unpaid' })).toBe(false);
    expect(isPayable({ status: 'pending', paymentStatus: 'unpaid', isQuote: true })).toBe(false);
  });
});
