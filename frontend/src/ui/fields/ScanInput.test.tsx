import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { ScanInput } from './ScanInput';

it('hands a code over at Enter, also inside a form, which it does not submit', async () => {
  const onEnter = vi.fn();
  const onSubmit = vi.fn();
  function Scan() {
    const [typed, setTyped] = useState('');
    return (
      <form onSubmit={onSubmit}>
        <ScanInput
          label="Scan"
          hint="A barcode."
          inputRef={null}
          value={typed}
          onChange={setTyped}
          onEnter={() => void onEnter(typed)}
          inputProps={{ inputMode: 'none' }}
        />
      </form>
    );
  }
  const { events } = renderWithProviders(<Scan />);
  const field = screen.getByRole('textbox', { name: 'Scan' });
  expect(field).toHaveAccessibleDescription('A barcode.');
  expect(field).toHaveAttribute('inputmode', 'none');
  expect(field).toHaveAttribute('autocomplete', 'off');
  await events.type(field, '9551234{Enter}');
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('9551234');
  expect(onSubmit).not.toHaveBeenCalled();
});
