import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { useZodForm } from '@/ui/form';
import { renderWithProviders } from '@/testing/render';
import { problem, server } from '@/testing/server';
import { findToast } from '@/testing/visit';
import { EMPTY_PRODUCT, productSchema } from '../productForm';
import type { Picture } from './pictures';
import { PicturesField } from './PicturesField';

const ADDRESS = `${window.location.origin}/api/media`;
const stored = (name: string) => ({
  imageUrl: `/media/${name}.jpg`,
  cardImageUrl: `/media/${name}-card.jpg`,
  thumbImageUrl: `/media/${name}-thumb.jpg`,
});
const png = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
let values: () => { images: Picture[]; isUploading: boolean };

function Form({ images }: { images: Picture[] }) {
  const form = useZodForm(productSchema, { ...EMPTY_PRODUCT, images });
  values = form.getValues;
  return <PicturesField control={form.control} />;
}

function open(...names: string[]) {
  const view = renderWithProviders(<Form images={names.map(stored)} />);
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]')!;
  return { ...view, choose: (files: File[]) => fireEvent.change(input, { target: { files } }) };
}

/** The names of the pictures as the form has them. */
const order = () =>
  values()
    .images.map(({ imageUrl }) => imageUrl.slice(7, -4))
    .join('');
const tiles = () => within(screen.getByRole('list', { name: 'Picture order' }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = vi.fn();
  let sent = 0;
  server.use(
    http.post(ADDRESS, async () => {
      sent += 1;
      await delay(100);
      return HttpResponse.json(stored(`new${sent}`), { status: 201 });
    }),
  );
});

it('sends chosen pictures one after the other and keeps them in their order', async () => {
  const { choose } = open('a');
  choose([png('one'), png('two')]);
  expect(await screen.findByText(/one.png/)).toBeInTheDocument();
  expect(screen.getByText('two.png is waiting')).toBeInTheDocument();
  expect(values().isUploading).toBe(true);
  await waitFor(() => expect(order()).toBe('anew1new2'));
  await waitFor(() => expect(values().isUploading).toBe(false));
  expect(await findToast('Image uploaded')).toBeInTheDocument();
  expect(tiles().getAllByRole('listitem')).toHaveLength(3);
});

it('stops sending a picture that is not wanted any more', async () => {
  const { choose } = open();
  server.use(http.post(ADDRESS, () => new Promise<never>(() => undefined), { once: true }));
  choose([png('one'), png('two')]);
  fireEvent.click(await screen.findByLabelText('Cancel the upload of one.png'));
  await waitFor(() => expect(order()).toBe('new1'));
  await waitFor(() => expect(values().isUploading).toBe(false));
  expect(screen.queryByText(/one.png/)).not.toBeInTheDocument();
});

it('takes a pasted picture, and leaves pasted text alone', async () => {
  open();
  const paste = (files: File[]) => {
    const event = createEvent.paste(document.body, { clipboardData: { files } });
    fireEvent(document.body, event);
    return event.defaultPrevented;
  };
  expect(paste([])).toBe(false);
  expect(paste([png('pasted')])).toBe(true);
  await waitFor(() => expect(order()).toBe('new1'));
});

it.each([
  ['no picture', 'application/pdf', 100, 'Invalid file type', 'Please select an image file.'],
  [
    'too large',
    'image/png',
    5 * 1024 * 1024 + 1,
    'File too large',
    'Please select an image under 5MB.',
  ],
])('refuses what is %s', async (_what, type, size, title, sentence) => {
  const { choose } = open('a');
  choose([Object.defineProperty(new File(['x'], 'x', { type }), 'size', { value: size })]);
  expect(await findToast(title)).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(order()).toBe('a');
});

it('says what the server says, and its own words where the server says nothing', async () => {
  const { choose } = open();
  server.use(http.post(ADDRESS, () => problem(422, 'Please select an image under 5MB.')));
  choose([png('large')]);
  expect(await findToast('File too large')).toBeInTheDocument();
  server.use(http.post(ADDRESS, () => problem(422, 'Please select an image file.')));
  choose([png('text')]);
  expect(await findToast('Invalid file type')).toBeInTheDocument();
  server.use(http.post(ADDRESS, () => problem(422, '')));
  choose([png('broken')]);
  expect(await findToast('Upload failed')).toBeInTheDocument();
  expect(screen.getByText('Failed to read the image file.')).toBeInTheDocument();
  expect(order()).toBe('');
});

it('moves and removes pictures by buttons and keeps the focus there', async () => {
  const { events } = open('a', 'b', 'c');
  await events.click(screen.getByRole('button', { name: 'Make first: picture 3' }));
  expect(order()).toBe('cab');
  expect(screen.getByText('Picture moved to position 1 of 3.')).toBeInTheDocument();
  await events.click(screen.getByRole('button', { name: 'Move right: picture 1' }));
  expect(order()).toBe('acb');
  expect(screen.getByRole('button', { name: 'Move right: picture 2' })).toHaveFocus();
  await events.click(screen.getByRole('button', { name: 'Move left: picture 2' }));
  expect(order()).toBe('cab');
  await events.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(order()).toBe('cb');
  expect(screen.getByRole('button', { name: 'Remove picture 2' })).toHaveFocus();
  expect(tiles().getAllByRole('listitem')[0]).toHaveTextContent('Main picture');
});

it('moves a dragged picture to the place it is held over', () => {
  open('a', 'b', 'c');
  const [first, , last] = tiles().getAllByRole('listitem');
  const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
  fireEvent.dragStart(first!, { dataTransfer });
  fireEvent.dragEnter(last!, { dataTransfer });
  fireEvent.dragEnd(first!, { dataTransfer });
  expect(order()).toBe('bca');
});
