import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { MOST_LETTERS, Talk, WriteForm } from '.';

const TEXTS = {
  label: 'Write',
  send: 'Send',
  sending: 'Sending',
  failed: 'Not sent',
  missing: 'Write something.',
  tooLong: 'Too long.',
};

function show(isSent: boolean, error?: unknown) {
  const onSend = vi.fn(() => Promise.resolve(isSent));
  const { events } = renderWithProviders(
    <WriteForm texts={TEXTS} onSend={onSend} loading={false} error={error} />,
  );
  return { events, onSend, field: screen.getByRole('textbox', { name: 'Write' }) };
}

it('lists what was said with its author', () => {
  const at = '2026-11-22T08:00:00Z';
  renderWithProviders(
    <Talk
      said={[
        { id: 1, author: 'Lina', text: 'It leaks.', createdAt: at },
        { id: 2, author: 'You', text: 'Thanks.', createdAt: at },
      ]}
      isOwn={({ id }) => id === 2}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText(/^Lina/)).toBeVisible();
  expect(first).toHaveTextContent('It leaks.');
  expect(second).toHaveTextContent('You');
});

it('sends what was written without the space around it, and is empty again', async () => {
  const { events, field, onSend } = show(true);
  await events.type(field, '  hello ');
  await events.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('hello', []);
  expect(field).toHaveValue('');
});

it('keeps what was written when it could not be sent', async () => {
  const { events, field } = show(false);
  await events.type(field, 'hello');
  await events.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveValue('hello');
});

it.each([
  ['   ', 'Write something.'],
  ['x'.repeat(MOST_LETTERS + 1), 'Too long.'],
])('does not send what nobody could read', async (written, said) => {
  const { events, field, onSend } = show(true);
  await events.click(field);
  await events.paste(written);
  await events.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});
