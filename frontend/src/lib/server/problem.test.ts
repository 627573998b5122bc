import { describe, expect, it, vi } from 'vitest';
import { applyFieldErrors, networkProblem, problemText, readProblem } from './problem';

describe('readProblem', () => {
  it('reads what the server words', () => {
    const body = { title: 'Conflict', detail: 'The name is taken.', requestId: 'r1', errors: [] };
    expect(readProblem(409, body)).toEqual({
      status: 409,
      title: 'Conflict',
      detail: 'The name is taken.',
      errors: {},
      requestId: 'r1',
    });
  });

  it.each([
    [[{ field: 'email', message: 'Taken.' }]],
    [[{ pointer: '#/email', detail: 'Taken.' }]],
    [{ email: 'Taken.' }],
    [{ email: ['Taken.', 'And odd.'] }],
  ])('reads field errors of the shape %j', (errors) => {
    expect(readProblem(422, { errors }).errors).toEqual({ email: 'Taken.' });
  });

  it('reads what is there now beside what was expected', () => {
    const errors = [
      { field: 'cells[0].expected', message: 'This price is 15.50 now.', current: '15.50' },
      { field: 'cells[2].expected', message: 'This price was removed in the meantime.' },
    ];
    expect(readProblem(409, { errors })).toMatchObject({
      errors: { 'cells[0].expected': 'This price is 15.50 now.' },
      current: { 'cells[0].expected': '15.50' },
    });
  });

  it('survives an answer that some proxy wrote', () => {
    const problem = readProblem(502, '<html>');
    expect(problemText(problem, 'Failed to place order.')).toBe('Failed to place order.');
  });
});

it('says that the network is away', () => {
  expect(problemText(networkProblem(), 'x')).toBe('Network error. Please try again.');
  expect(problemText(new Error('boom'), 'Fallback.')).toBe('Fallback.');
});

it('sends field errors to their fields and returns the others', () => {
  const setError = vi.fn();
  const error = readProblem(422, {
    errors: { 'items[0].quantity': 'Too many.', secret: 'No such field.' },
  });
  const homeless = applyFieldErrors(error, ['items', 'items.0.quantity'], setError);
  expect(setError).toHaveBeenCalledExactlyOnceWith('items.0.quantity', {
    type: 'server',
    message: 'Too many.',
  });
  expect(homeless).toEqual(['No such field.']);
});
