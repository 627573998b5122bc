import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, server } from '@/testing/server';
import { field, findToast, heading, PATIENCE, visit } from '@/testing/visit';

const LINK = 'https://shop.example.com/ref/K7M2QX9T';
const asked: string[] = [];
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  asked.length = 0;
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  server.use(
    http.get(`${window.location.origin}/api/agents/:id/referral`, ({ params }) => {
      asked.push(String(params.id));
      if (params.id === '404') return problem(404, 'There is no such agent.');
      return HttpResponse.json({
        referralCode: 'K7M2QX9T',
        referralLink: LINK,
        qrCodeData: 'data:image/svg+xml,',
      });
    }),
  );
});

async function open() {
  const view = visit('/agent-referral');
  await heading('Agent referral tool');
  await screen.findByText(LINK, undefined, PATIENCE);
  return view;
}

describe('the referral tool', () => {
  it('starts with agent 5 and shows code, link and a QR code of 200 × 200', async () => {
    await open();
    expect(asked).toEqual(['5']);
    expect(field('Agent ID')).toHaveValue('5');
    expect(screen.getByText('K7M2QX9T')).toBeInTheDocument();
    const qr = screen.getByRole('img', { name: `QR code for ${LINK}` });
    expect(qr.style.width).toBe('200px');
    expect(qr.style.height).toBe('200px');
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Download/ })).toBeInTheDocument();
  });

  it('takes another agent, and numbers only', async () => {
    const { router } = await open();
    const load = screen.getByRole('button', { name: 'Load referral information' });
    fireEvent.change(field('Agent ID'), { target: { value: 'five' } });
    fireEvent.click(load);
    expect(await screen.findByText('Enter an agent ID.')).toBeInTheDocument();
    fireEvent.change(field('Agent ID'), { target: { value: '404' } });
    fireEvent.click(load);
    expect(
      await screen.findByText(
        'Failed to load referral information. Please check the agent ID.',
        undefined,
        PATIENCE,
      ),
    ).toBeInTheDocument();
    expect(router.state.location.search).toBe('?id=404');
  });

  it('copies and turns the tick back after two seconds', async () => {
    await open();
    const copy = screen.getByRole('button', { name: 'Copy link' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await act(async () => {
        fireEvent.click(copy);
        await Promise.resolve();
      });
      expect(writeText).toHaveBeenCalledWith(LINK);
      expect(copy).toHaveTextContent('Copied!');
      act(() => void vi.advanceTimersByTime(1990));
      expect(copy.querySelector('[data-testid=CheckIcon]')).toBeInTheDocument();
      act(() => void vi.advanceTimersByTime(20));
      expect(copy.querySelector('[data-testid=CheckIcon]')).not.toBeInTheDocument();
      expect(copy).toHaveTextContent('Copy link');
    } finally {
      vi.useRealTimers();
    }
    expect(await findToast('Copied to clipboard!')).toBeInTheDocument();
  });

  it('says when it cannot copy', async () => {
    writeText.mockRejectedValue(new Error('no'));
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await findToast('Failed to copy to clipboard')).toBeInTheDocument();
  });

  it('shares through the device', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK })));
  });
});
