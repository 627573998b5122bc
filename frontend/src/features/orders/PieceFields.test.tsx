import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useZodForm } from '@/ui/form';
import { renderWithProviders } from '@/testing/render';
import { PieceFields } from './PieceFields';
import { pieceLinesSchema, pieceValues } from './pieces';

const LINES = [{ lineId: 1, name: 'Mango Ice', most: 5 }];
const schema = z.object({ lines: pieceLinesSchema });

function Form() {
  const form = useZodForm(schema, { lines: pieceValues(LINES, 'none') });
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <PieceFields
        control={form.control}
        lines={LINES}
        label="Pieces"
        onAll={() => form.setValue('lines', pieceValues(LINES, 'all'))}
        onNone={() => form.setValue('lines', pieceValues(LINES, 'none'))}
      />
      <button type="submit">Send</button>
    </form>
  );
}

it('forgets its complaint as soon as pieces are chosen', async () => {
  const { events } = renderWithProviders(<Form />);
  await events.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  const field = screen.getByRole('textbox');
  await events.clear(field);
  await events.type(field, '2');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
