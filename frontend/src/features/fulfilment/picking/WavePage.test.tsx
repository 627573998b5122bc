import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PickWaveResponse } from '@/api/generated';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { pick, wave } from './testWave';
import WavePage from './WavePage';

const ORIGIN = window.location.origin;

interface Sent {
  path: string;
  key: string | null;
  body: unknown;
}

/** Answers changes of picks with what `next` says, and keeps what was sent. */
function answering(next: (sent: Sent) => PickWaveResponse | Response) {
  const sent: Sent[] = [];
  server.use(
    http.post(`${ORIGIN}/api/picking/*`, async ({ request }) => {
      const body = await request.text();
      const one = {
        path: new URL(request.url).pathname,
        key: request.headers.get('Idempotency-Key'),
        body: body ? (JSON.parse(body) as unknown) : undefined,
      };
      sent.push(one);
      const answer = next(one);
      return answer instanceof Response ? answer : HttpResponse.json(answer);
    }),
  );
  return sent;
}

function open(shown: PickWaveResponse, viewer = user({ role: 'warehouse' })) {
  server.use(onGet(`/api/picking/waves/${shown.id}`, { ...shown }));
  return renderWithProviders(<WavePage />, {
    at: paths.warehouse.wave(shown.id),
    path: paths.warehouse.wavePattern,
    user: viewer,
  });
}

const next = () => screen.findByRole('region', { name: 'Next pick' });
const scan = () => screen.getByLabelText('Scan barcode, SKU or batch');

it('offers all slips of a wave as one file, unless it was given back', async () => {
  const { unmount } = open(wave());
  const slips = await screen.findByRole('link', { name: 'Print slips' });
  expect(slips).toHaveAttribute('href', '/api/picking/waves/4/slips.pdf');
  unmount();
  open(wave({ state: 'cancelled' }));
  expect(await screen.findByText('Returned to queue')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Print slips' })).toBeNull();
});

describe('the next pick', () => {
  it('says what to take, how many and for which box, and listens for the scanner', async () => {
    open(wave());
    const card = await next();
    expect(within(card).getByRole('heading', { name: 'Mango Ice' })).toBeVisible();
    expect(within(card).getByText('A-03-12-2')).toBeVisible();
    expect(within(card).getByText('Batch L-2204')).toBeVisible();
    expect(within(card).getByLabelText('Take 3 pieces')).toHaveTextContent('3');
    expect(within(card).getByText(/Box 1/)).toBeVisible();
    expect(scan()).toHaveFocus();
    expect(scan()).toHaveAttribute('inputmode', 'none');
    expect(screen.getByText(/0 of 2 picks done/)).toBeVisible();
  });

  it('is confirmed by a scan, and the one after it follows', async () => {
    const done = wave({
      picks: [pick({ state: 'picked', pickedPieces: 3 }), ...wave().picks.slice(1)],
    });
    const sent = answering(() => done);
    const { events } = open(wave());
    await next();
    await events.keyboard('4006381333931{Enter}');
    expect(await screen.findByText('3 × Mango Ice picked')).toBeVisible();
    expect(sent).toMatchObject([
      { path: '/api/picking/picks/1/confirm', body: { code: '4006381333931', pieces: 3 } },
    ]);
    expect(within(await next()).getByRole('heading', { name: 'Cool Mint' })).toBeVisible();
    expect(scan()).toHaveFocus();
    expect(scan()).toHaveValue('');
  });

  it('is confirmed piece by piece; each scan is a try of its own', async () => {
    const sent = answering(() => wave({ picks: [pick({ pickedPieces: 1 }), wave().picks[1]!] }));
    const { events } = open(wave());
    await next();
    await events.click(screen.getByRole('button', { name: 'One piece fewer' }));
    await events.click(screen.getByRole('button', { name: 'One piece fewer' }));
    await events.type(scan(), 'MI-1{Enter}');
    expect(await screen.findByText('1 × Mango Ice picked')).toBeVisible();
    expect(screen.getByText('1 of 3 are already picked')).toBeVisible();
    await events.click(screen.getByRole('button', { name: 'One piece fewer' }));
    await events.type(scan(), 'MI-1{Enter}');
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ body }) => body)).toEqual([
      { code: 'MI-1', pieces: 1 },
      { code: 'MI-1', pieces: 1 },
    ]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('says what was scanned in the place of what is wanted', async () => {
    const sentence = 'You scanned LIME-2. Expected: Mango Ice (MI-1), batch L-2204.';
    answering(() => problem(422, sentence, { code: sentence }));
    const { events } = open(wave());
    await next();
    await events.keyboard('LIME-2{Enter}');
    expect(await screen.findByText('Wrong item')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(within(await next()).getByRole('heading', { name: 'Mango Ice' })).toBeVisible();
  });

  it('can wait for later, and any other one can be taken first', async () => {
    const { events } = open(wave());
    await next();
    await events.click(screen.getByRole('button', { name: 'Skip for now' }));
    expect(within(await next()).getByRole('heading', { name: 'Cool Mint' })).toBeVisible();
    await events.click(screen.getByRole('button', { name: 'Pick Mango Ice for order #12 now' }));
    expect(within(await next()).getByRole('heading', { name: 'Mango Ice' })).toBeVisible();
  });

  it('takes a typed number of pieces, and a code that a scanner typed there', async () => {
    const sent = answering(() => wave({ picks: [pick({ pickedPieces: 2 }), wave().picks[1]!] }));
    const { events } = open(wave());
    await next();
    const pieces = screen.getByLabelText('Pieces');
    await events.click(pieces);
    await events.keyboard('2');
    expect(screen.getByRole('button', { name: 'Confirm · 2' })).toBeVisible();
    await events.keyboard('{Enter}');
    expect(scan()).toHaveFocus();
    await events.click(pieces);
    await events.keyboard('4006381333931{Enter}');
    expect(await screen.findByText('2 × Mango Ice picked')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: '4006381333931', pieces: 2 }]);
  });

  it('opens the keyboard of the phone only when asked', async () => {
    const { events } = open(wave());
    await next();
    await events.click(screen.getByRole('button', { name: 'Enter code' }));
    expect(scan()).toHaveAttribute('inputmode', 'text');
  });
});

it('a short pick says how many were found and why', async () => {
  const short = wave({
    picks: [pick({ state: 'short', pickedPieces: 1, reason: 'damaged' }), wave().picks[1]!],
  });
  const sent = answering(() => short);
  const { events } = open(wave());
  await next();
  await events.click(screen.getByRole('button', { name: 'Short' }));
  const dialog = await screen.findByRole('dialog', { name: 'Short pick: Mango Ice' });
  const say = within(dialog).getByRole('button', { name: 'Report short' });
  await events.click(say);
  expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
  await events.clear(within(dialog).getByLabelText(/Pieces found/));
  await events.type(within(dialog).getByLabelText(/Pieces found/), '3');
  await events.selectOptions(within(dialog).getByLabelText(/Reason/), 'Damaged');
  await events.click(say);
  expect(await within(dialog).findByText('Enter a number from 0 to 2.')).toBeVisible();
  expect(sent).toEqual([]);
  await events.clear(within(dialog).getByLabelText(/Pieces found/));
  await events.type(within(dialog).getByLabelText(/Pieces found/), '1');
  await events.click(within(dialog).getByRole('checkbox'));
  await events.click(say);
  expect(await screen.findByText('Short pick reported')).toBeVisible();
  expect(sent).toMatchObject([
    {
      path: '/api/picking/picks/1/short',
      body: { pieces: 1, reason: 'damaged', writeOff: true },
    },
  ]);
  expect(within(await next()).getByRole('heading', { name: 'Cool Mint' })).toBeVisible();
});

describe('the end of a wave', () => {
  const decided = wave({
    picks: [
      pick({ state: 'picked', pickedPieces: 3 }),
      pick({ id: 2, orderId: 13, pieces: 4, pickedPieces: 1, state: 'short' }),
    ],
  });

  it('is finished once everything is decided, and shows what became of the orders', async () => {
    const [ready, short] = decided.orders;
    const ended: PickWaveResponse = {
      ...decided,
      state: 'picked',
      orders: [
        { ...ready!, status: 'ready' },
        { ...short!, status: 'processing' },
      ],
    };
    server.use(
      onGet('/api/orders/12', { id: 12, papers: ['invoice', 'packing-slip', 'shipping-label'] }),
    );
    const sent = answering(() => {
      server.use(onGet('/api/picking/waves/4', { ...ended }));
      return ended;
    });
    const { events } = open(decided);
    await events.click(await screen.findByRole('button', { name: 'Finish wave' }));
    expect(await screen.findByText('1 order is ready to be shipped.')).toBeVisible();
    expect(screen.getByText('1 order is short and stays in processing.')).toBeVisible();
    expect(screen.getByText(/3 pieces short/)).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/api/picking/waves/4/finish']);
    const papers = await screen.findAllByRole('link', { name: /as PDF$/ });
    expect(papers.map((paper) => paper.getAttribute('href'))).toEqual([
      '/api/orders/12/papers/packing-slip.pdf',
      '/api/orders/12/papers/shipping-label.pdf',
    ]);
  });

  it('can be given back', async () => {
    const sent = answering(() => {
      const given: PickWaveResponse = { ...wave(), state: 'cancelled' };
      server.use(onGet('/api/picking/waves/4', { ...given }));
      return given;
    });
    const { events } = open(wave());
    await next();
    await events.click(screen.getByRole('button', { name: 'Return to queue' }));
    const dialog = await screen.findByRole('dialog', { name: 'Return wave #4 to the queue?' });
    await events.click(within(dialog).getByRole('button', { name: 'Return to queue' }));
    expect(await screen.findByText(/This wave was returned to the queue/)).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/api/picking/waves/4/cancel']);
  });
});

it('the list stands by the way or by the order, and says whose wave it is', async () => {
  const { events } = open(wave(), user({ id: 8, role: 'employee' }));
  expect(await screen.findByText(/Aisha Rahman is picking this wave/)).toBeVisible();
  const list = screen.getByRole('region', { name: 'Pick list' });
  await events.click(within(list).getByRole('button', { name: 'By order' }));
  const second = within(list).getByRole('region', { name: '#13' });
  expect(within(second).getByText('Cool Mint')).toBeVisible();
  expect(within(second).queryByText('Mango Ice')).toBeNull();
});
