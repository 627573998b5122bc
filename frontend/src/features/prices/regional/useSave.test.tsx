import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { Edits, Step } from '@/features/prices/grid';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { findToast } from '@/testing/visit';
import { useSave } from './useSave';

const ORIGIN = window.location.origin;
const EDITS: Edits = new Map(
  Array.from({ length: 1001 }, (_, id) => [
    `${id}:usa`,
    { productId: id, column: 'usa', name: `Lamp ${id}`, typed: '9', price: '9.00', expected: null },
  ]),
);

/** Saves 1,001 prices: the first thousand are taken, the last one meets `answer`. */
async function save(answer: () => Response) {
  const steps: Step[] = [];
  const undone: unknown[] = [];
  const outcome = vi.fn();
  let calls = 0;
  server.use(
    http.put(`${ORIGIN}/api/wholesaler/prices`, () =>
      ++calls === 1 ? HttpResponse.json({ id: 12, cells: [] }) : answer(),
    ),
    http.post(`${ORIGIN}/api/wholesaler/price-changes/:id/undo`, ({ params }) => {
      undone.push(params.id);
      return HttpResponse.json({ id: 13, cells: [] });
    }),
  );
  function Save() {
    const { save: put, error } = useSave('dealer', (step) => steps.push(step));
    return (
      <>
        <button type="button" onClick={() => void put(EDITS, {}).then(outcome)}>
          save
        </button>
        {error !== undefined && <p>refused</p>}
      </>
    );
  }
  const { events } = renderWithProviders(<Save />);
  await events.click(screen.getByRole('button', { name: 'save' }));
  await findToast('1000 prices saved, the others are not');
  return { events, steps, undone, outcome };
}

it('says what was saved before a failure, and takes it back when asked', async () => {
  const { events, steps, undone, outcome } = await save(() => problem(500, 'Broken.'));
  expect(await screen.findByText('refused')).toBeVisible();
  expect(outcome).toHaveBeenCalledExactlyOnceWith(false);
  expect(steps).toEqual([{ do: 'saved', keys: [...EDITS.keys()].slice(0, 1000) }]);
  await events.click(screen.getByText('Undo'));
  await findToast('Change undone');
  expect(undone).toEqual(['12']);
});

it('asks about what has changed meanwhile, and says what was saved before', async () => {
  const { steps, outcome } = await save(() =>
    problem(409, 'Changed.', { 'cells[0].expected': 'This price was removed in the meantime.' }),
  );
  expect(steps.at(-1)).toEqual({ do: 'meet', now: new Map([['1000:usa', null]]) });
  expect(outcome).toHaveBeenCalledExactlyOnceWith(true);
});
