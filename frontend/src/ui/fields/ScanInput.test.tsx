import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
          onEnter={onEnter}
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

describe('the camera', () => {
  const stop = vi.fn();
  const withCamera = (getUserMedia: () => Promise<unknown>) => {
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia },
    });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(window, 'BarcodeDetector');
  });

  function Scan({ onEnter }: { onEnter: (typed: string) => void }) {
    const [typed, setTyped] = useState('');
    return (
      <ScanInput
        label="Scan"
        hint="A barcode."
        inputRef={null}
        value={typed}
        onChange={setTyped}
        onEnter={onEnter}
      />
    );
  }
  const start = async () => {
    const onEnter = vi.fn();
    const { events } = renderWithProviders(<Scan onEnter={onEnter} />);
    await events.click(screen.getByRole('button', { name: 'Scan with the camera' }));
    return { events, onEnter };
  };

  it('is offered only where there is one', () => {
    renderWithProviders(<Scan onEnter={vi.fn()} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('takes what it reads like what a scanner types, and is closed', async () => {
    withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] }));
    const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(formats);
      detect = () => Promise.resolve([{ rawValue: '4006381333931' }]);
    }
    Object.assign(window, { BarcodeDetector });
    const { onEnter } = await start();
    await waitFor(() => expect(onEnter).toHaveBeenCalledExactlyOnceWith('4006381333931'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stop).toHaveBeenCalled();
  });

  it('says that it may not be used, and typing stays', async () => {
    withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { events, onEnter } = await start();
    expect(await screen.findByText(/^The camera is blocked/)).toBeVisible();
    await events.click(screen.getByRole('button', { name: 'Close' }));
    await events.type(await screen.findByRole('textbox', { name: 'Scan' }), 'MI-1{Enter}');
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('MI-1');
  });
});
