import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Problem } from '@/lib/server/problem';
import { renderWithProviders } from '@/testing/render';
import { useConflict, type EditedFields } from '.';
import { asText } from './conflicts';

interface Body {
  name: string;
  price: string;
  sold: boolean;
  more: { volume: string | null };
}

const FIELDS: EditedFields = {
  name: { label: 'Name' },
  price: { label: 'Price', show: (value) => `$${value}` },
  sold: { label: 'On sale' },
  'more.volume': { label: 'Volume' },
};
const SEEN = { name: 'Coil', price: '14.00', sold: true, more: { volume: 2 }, stock: 9 };

type Sent = Body & { expected: Record<string, unknown> };

/** A server that keeps one thing, and refuses what was not seen as it is. */
function keeper(start: Record<string, string | undefined>) {
  const now = { ...start };
  const sent: Sent[] = [];
  const send = (body: Body, expected: Record<string, unknown>) => {
    sent.push({ ...body, expected });
    const flat: Record<string, unknown> = {
      name: expected.name,
      price: expected.price,
      sold: expected.sold,
      'more.volume': (expected.more as Body['more']).volume,
    };
    const stale = Object.keys(now).filter((field) => asText(flat[field]) !== (now[field] ?? ''));
    if (stale.length === 0) return Promise.resolve({ data: body });
    const error: Problem = {
      status: 409,
      title: 'Conflict',
      detail: 'Changed',
      errors: Object.fromEntries(stale.map((field) => [field, 'Changed'])),
      current: Object.fromEntries(
        stale.flatMap((field) => (now[field] === undefined ? [] : [[field, now[field]]])),
      ),
    };
    return Promise.resolve({ error });
  };
  return { send, sent, now };
}

function Form({
  body,
  send,
  onAnswer,
}: {
  body: Body;
  send: ReturnType<typeof keeper>['send'];
  onAnswer: (answer: unknown) => void;
}) {
  const edited = useConflict(FIELDS);
  const [typed] = useState(body);
  return (
    <>
      <button onClick={() => void edited.save(typed, SEEN, send).then(onAnswer)}>Go</button>
      <p>{typed.name}</p>
      {edited.dialog}
    </>
  );
}

const open = async (body: Body, server: ReturnType<typeof keeper>) => {
  const onAnswer = vi.fn();
  const view = renderWithProviders(<Form body={body} send={server.send} onAnswer={onAnswer} />);
  await view.events.click(screen.getByRole('button', { name: 'Go' }));
  return { ...view, onAnswer };
};
const seenAs = { name: 'Coil', price: '14.00', sold: 'true', 'more.volume': '2' };
const untouched: Body = { name: 'Coil', price: '14.00', sold: true, more: { volume: '2' } };

it('saves at once what nobody else has changed, and says what was seen', async () => {
  const server = keeper(seenAs);
  const { onAnswer } = await open({ ...untouched, name: 'Coil X' }, server);
  await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  expect(server.sent).toHaveLength(1);
  expect(server.sent[0]?.expected).toEqual({
    name: 'Coil',
    price: '14.00',
    sold: true,
    more: { volume: 2 },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows both values of what both have changed, and saves mine over it', async () => {
  const server = keeper({ ...seenAs, price: '15.00' });
  const { events, onAnswer } = await open({ ...untouched, price: '13.00' }, server);
  await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const group = screen.getByRole('radiogroup', { name: 'Price' });
  expect(group).toHaveTextContent('Theirs: $15.00');
  expect(group).toHaveTextContent('Yours: $13.00');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await events.click(screen.getByRole('radio', { name: 'Yours: $13.00' }));
  await events.click(save);
  await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  expect(server.sent[1]).toMatchObject({ price: '13.00', expected: { price: '15.00' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps theirs, of a switch and a nested value too', async () => {
  const server = keeper({ ...seenAs, price: '15.00', sold: 'false', 'more.volume': undefined });
  const { events, onAnswer } = await open({ ...untouched, price: '13.00' }, server);
  await screen.findByRole('dialog');
  // Only the price was typed; the others are theirs unless somebody says otherwise.
  expect(screen.getByRole('radio', { name: 'Theirs: Off' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Theirs: (empty)' })).toBeChecked();
  await events.click(screen.getByRole('radio', { name: 'Theirs: $15.00' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  expect(server.sent[1]).toMatchObject({ price: '15.00', sold: false, more: { volume: null } });
});

it('asks again when somebody is faster once more', async () => {
  const server = keeper({ ...seenAs, price: '15.00' });
  const { events, onAnswer } = await open({ ...untouched, price: '13.00' }, server);
  await screen.findByRole('dialog');
  server.now.price = '16.00';
  await events.click(screen.getByRole('radio', { name: 'Yours: $13.00' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await events.click(await screen.findByRole('radio', { name: 'Theirs: $16.00' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)).toMatchObject({ price: '16.00', expected: { price: '16.00' } });
});

it('asks nothing where both have saved the same', async () => {
  const server = keeper({ ...seenAs, price: '13.00' });
  const { onAnswer } = await open({ ...untouched, price: '13' }, server);
  await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent).toHaveLength(2);
});

it('goes back to the form with nothing saved and nothing lost', async () => {
  const server = keeper({ ...seenAs, price: '15.00' });
  const { events, onAnswer } = await open({ ...untouched, name: 'Mine', price: '13.00' }, server);
  await screen.findByRole('dialog');
  await events.click(screen.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith({}));
  expect(server.sent).toHaveLength(1);
  expect(screen.getByText('Mine')).toBeVisible();
});
