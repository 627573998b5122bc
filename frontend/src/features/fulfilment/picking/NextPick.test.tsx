import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import { user } from '@/testing/users';
import { NextPick } from './NextPick';
import { pick, wave } from './testWave';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** A camera that reads this code at once. */
function cameraReading(rawValue: string) {
  const mediaDevices = { getUserMedia: () => Promise.resolve({ getTracks: () => [] }) };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve([{ rawValue }]);
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
}

it('keeps a code that the camera reads while another one is being confirmed', async () => {
  cameraReading('CM-2');
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent: unknown[] = [];
  server.use(
    http.post(`${window.location.origin}/api/picking/*`, async ({ request }) => {
      sent.push(await request.json());
      await isAnswered;
      return HttpResponse.json(wave());
    }),
  );
  const { events } = renderWithProviders(<NextPick wave={wave()} pick={pick()} />, {
    user: user({ role: 'warehouse' }),
  });
  const field = screen.getByLabelText('Scan barcode, SKU or batch');
  await events.type(field, 'MI-1{Enter}');
  await expect.poll(() => sent).toEqual([{ code: 'MI-1', pieces: 3 }]);
  expect(field).toHaveValue('');
  await events.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  await waitFor(() => expect(field).toHaveValue('CM-2'));
  answer();
  expect(await screen.findByText('3 × Mango Ice picked')).toBeVisible();
  expect(field).toHaveValue('CM-2');
  expect(sent).toHaveLength(1);
});
