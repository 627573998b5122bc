import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { server } from '@/testing/server';
import { user } from '@/testing/users';
import { findToast } from '@/testing/visit';
// What the page loads when it is wanted is loaded here before the clock of a test runs.
import './GroupDialog';
import SynonymsPage from './SynonymsPage';

const PATH = `${window.location.origin}/api/search-synonyms`;

/** The page over a table that is kept as the server keeps it. */
function open(groups: string[][], others?: string[][]) {
  let table = { version: 4, groups };
  const bodies: unknown[] = [];
  server.use(
    http.get(PATH, () => HttpResponse.json(table)),
    http.put(PATH, async ({ request }) => {
      const body = (await request.json()) as typeof table;
      bodies.push(body);
      if (others && bodies.length === 1) {
        table = { version: 5, groups: others };
        return HttpResponse.json(
          { status: 409, detail: 'Someone else has changed the synonyms.' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        );
      }
      table = { version: body.version + 1, groups: body.groups };
      return HttpResponse.json(table);
    }),
  );
  return {
    ...renderWithProviders(<SynonymsPage />, { user: user({ role: 'manufacturer' }) }),
    bodies,
  };
}

it('begins empty and takes a group', async () => {
  const { events, bodies } = open([]);
  expect(await screen.findByText('No synonyms yet')).toBeVisible();
  await events.click(screen.getByRole('button', { name: 'Add group' }));
  const words = await screen.findByRole('textbox', { name: 'Words' });
  await events.type(words, 'vape juice');
  await events.click(screen.getByRole('button', { name: 'Save group' }));
  expect(await screen.findByText('Enter at least two words that mean the same.')).toBeVisible();
  expect(bodies).toEqual([]);
  await events.type(words, ', E-Liquid{Enter}eliquid ,');
  await events.click(screen.getByRole('button', { name: 'Save group' }));
  await findToast('Synonyms saved');
  expect(bodies).toEqual([{ version: 4, groups: [['vape juice', 'E-Liquid', 'eliquid']] }]);
  expect(await screen.findByText('1 group')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('edits one group and deletes another after asking', async () => {
  const { events, bodies } = open([
    ['melon', 'watermelon'],
    ['pod', 'cartridge'],
  ]);
  await events.click(await screen.findByRole('button', { name: 'Edit the group of pod' }));
  const words = await screen.findByRole('textbox', { name: 'Words' });
  expect(words).toHaveValue('pod\ncartridge');
  await events.type(words, '{Enter}refill');
  await events.click(screen.getByRole('button', { name: 'Save group' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await events.click(screen.getByRole('button', { name: 'Delete the group of melon' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/no longer find the others: melon, watermelon/)).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'Delete' }));
  await findToast('Group deleted');
  expect(bodies).toEqual([
    {
      version: 4,
      groups: [
        ['melon', 'watermelon'],
        ['pod', 'cartridge', 'refill'],
      ],
    },
    { version: 5, groups: [['pod', 'cartridge', 'refill']] },
  ]);
});

it('adds a group to what somebody else has made of the table meanwhile', async () => {
  const { events, bodies } = open([['melon', 'watermelon']], [['kiwi', 'kiwifruit']]);
  await events.click(await screen.findByRole('button', { name: 'Add group' }));
  await events.type(await screen.findByRole('textbox', { name: 'Words' }), 'a1,b1');
  await events.click(screen.getByRole('button', { name: 'Save group' }));
  await findToast('Synonyms saved');
  const groups = [
    ['kiwi', 'kiwifruit'],
    ['a1', 'b1'],
  ];
  expect(bodies[1]).toEqual({ version: 5, groups });
  expect(await screen.findByText('kiwifruit')).toBeInTheDocument();
});

it('shows both groups where somebody else has changed the same one', async () => {
  const { events, bodies } = open(
    [
      ['melon', 'watermelon'],
      ['pod', 'cartridge'],
    ],
    [
      ['pod', 'cartridge', 'capsule'],
      ['melon', 'watermelon'],
    ],
  );
  await events.click(await screen.findByRole('button', { name: 'Edit the group of pod' }));
  await events.type(await screen.findByRole('textbox', { name: 'Words' }), '{Enter}refill');
  await events.click(screen.getByRole('button', { name: 'Save group' }));
  const choice = await screen.findByRole('radiogroup', { name: 'Words' });
  expect(choice).toHaveTextContent('Theirs: pod, cartridge, capsule');
  await events.click(screen.getByRole('radio', { name: 'Yours: pod, cartridge, refill' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await findToast('Synonyms saved');
  const groups = [
    ['pod', 'cartridge', 'refill'],
    ['melon', 'watermelon'],
  ];
  expect(bodies[1]).toEqual({ version: 5, groups });
});

it('shows a sentence of the server beside the words', async () => {
  const { events } = open([]);
  server.use(
    http.put(PATH, () =>
      HttpResponse.json(
        {
          status: 422,
          detail: 'Check the marked fields.',
          errors: [{ field: 'groups[0][1]', message: '“A” is in this group twice.' }],
        },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );
  await events.click(await screen.findByRole('button', { name: 'Add group' }));
  await events.type(await screen.findByRole('textbox', { name: 'Words' }), 'a,A');
  await events.click(screen.getByRole('button', { name: 'Save group' }));
  expect(await screen.findByText(/“A” is in this group twice\./)).toBeVisible();
});
