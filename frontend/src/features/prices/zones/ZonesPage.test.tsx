import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { onGet, problem, server } from '@/testing/server';
import { user } from '@/testing/users';
import { findToast } from '@/testing/visit';
// What the page loads when it is wanted is loaded here before the clock of a test runs.
import './AddPlaceDialog';
import './MembersDialog';
import ZonesPage from './ZonesPage';

const region = (id: string, places: object[], dealerCount = 0) => ({
  region: id,
  name: id,
  places,
  dealerCount,
  agentCount: 0,
});
const REGIONS = {
  version: 4,
  regions: [
    region('usa', [{ country: 'United States' }]),
    region('canada', [{ country: 'Canada' }]),
    region('europe', []),
    region('asia', [{ country: 'Malaysia' }, { country: 'Guam' }], 2),
  ],
  dealersElsewhere: 1,
  agentsElsewhere: 0,
};

function open(role = 'wholesaler') {
  const bodies: unknown[] = [];
  server.use(
    onGet('/api/regions', REGIONS),
    http.put(`${window.location.origin}/api/regions`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ ...REGIONS, version: 5 });
    }),
    onGet('/api/regions/asia/members', [
      {
        id: 7,
        fullName: 'Daniel Lim',
        companyName: 'Lim Trading',
        role: 'dealer',
        country: 'Malaysia',
        zone: 'Penang',
        createdAt: '2026-01-01T00:00:00Z',
      },
    ]),
  );
  return { ...renderWithProviders(<ZonesPage />, { user: user({ role }) }), bodies };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('moves and removes places, and saves them against the version that was seen', async () => {
  const { events, bodies } = open();
  expect(await screen.findByText(/In no region.*1 dealer/)).toBeVisible();
  const asia = await card('Asia');
  await events.click(asia.getByRole('button', { name: 'Guam: move or remove' }));
  await events.click(await screen.findByRole('menuitem', { name: 'Move to USA' }));
  expect((await card('USA')).getByText('Guam')).toBeVisible();
  await events.click((await card('Canada')).getByRole('button', { name: /Canada: move/ }));
  await events.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(await screen.findByText('2 unsaved changes')).toBeVisible();
  await events.click(screen.getByText('Save zones'));
  await findToast('Regional zones saved');
  expect(bodies).toEqual([
    {
      version: 4,
      regions: {
        usa: [{ country: 'United States' }, { country: 'Guam' }],
        canada: [],
        europe: [],
        asia: [{ country: 'Malaysia' }],
      },
    },
  ]);
});

it('adds a zone of a country, and says when a place moves', async () => {
  const { events } = open();
  await events.click((await card('Europe')).getByRole('button', { name: 'Add to Europe' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Country/, 'malaysia');
  expect(await dialog.findByText('It is currently in Asia and will move.')).toBeVisible();
  type('Zone', 'Labuan');
  expect(dialog.queryByText(/It is currently in/)).not.toBeInTheDocument();
  await events.click(dialog.getByText('Add to Europe'));
  expect((await card('Europe')).getByText('Labuan, malaysia')).toBeVisible();
  expect(screen.getByText('1 unsaved change')).toBeVisible();
});

/** Others have saved these regions meanwhile; what is sent against the older version is refused. */
function overtakenBy(regions: object[], bodies: unknown[]) {
  const theirs = { ...REGIONS, version: 5, regions };
  server.use(
    onGet('/api/regions', theirs),
    http.put(`${window.location.origin}/api/regions`, async ({ request }) => {
      const body = (await request.json()) as { version: number; regions: Record<string, object[]> };
      bodies.push(body);
      if (body.version === 4) return problem(409, 'Changed meanwhile.');
      const saved = {
        ...REGIONS,
        version: 6,
        regions: Object.entries(body.regions).map(([id, places]) => region(id, places)),
      };
      server.use(onGet('/api/regions', saved));
      return HttpResponse.json(saved);
    }),
  );
}

const [usa, canada, europe, asia] = REGIONS.regions as [object, object, object, object];
const moveGuam = async (events: ReturnType<typeof open>['events'], to: string) => {
  const menu = (await card('Asia')).getByRole('button', { name: 'Guam: move or remove' });
  await events.click(menu);
  await events.click(await screen.findByRole('menuitem', { name: `Move to ${to}` }));
};

it('shows both regions of a place that somebody else has moved too, and saves the chosen one', async () => {
  const { events, bodies } = open();
  await moveGuam(events, 'USA');
  overtakenBy(
    [
      usa,
      { ...canada, places: [] },
      { ...europe, places: [{ country: 'Guam' }, { country: 'Canada' }] },
      { ...asia, places: [{ country: 'Malaysia' }] },
    ],
    bodies,
  );
  await events.click(screen.getByText('Save zones'));
  await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const choice = screen.getByRole('radiogroup', { name: 'Guam' });
  expect(choice).toHaveTextContent('Theirs: Europe');
  await events.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByText(/Someone else has changed the zones/)).toBeVisible();
  expect((await card('USA')).getByText('Guam')).toBeVisible();

  await events.click(screen.getByText('Save zones'));
  await events.click(await screen.findByRole('radio', { name: 'Yours: USA' }));
  await events.click(screen.getByRole('button', { name: 'Save' }));
  await findToast('Regional zones saved');
  const regions = {
    usa: [{ country: 'United States' }, { country: 'Guam' }],
    canada: [],
    europe: [{ country: 'Canada' }],
    asia: [{ country: 'Malaysia' }],
  };
  const saved = (bodies.at(-1) as { version: number; regions: Record<string, object[]> }).regions;
  expect(bodies.at(-1)).toMatchObject({ version: 5 });
  for (const [id, places] of Object.entries(regions)) {
    expect(saved[id]).toHaveLength(places.length);
    expect(saved[id]).toEqual(expect.arrayContaining(places));
  }
  await waitFor(() => expect(screen.queryByText('Save zones')).not.toBeInTheDocument());
});

it('asks nothing where others have moved other places, and keeps both changes', async () => {
  const { events, bodies } = open();
  await moveGuam(events, 'USA');
  overtakenBy(
    [usa, { ...canada, places: [] }, { ...europe, places: [{ country: 'Canada' }] }, asia],
    bodies,
  );
  await events.click(screen.getByText('Save zones'));
  await findToast('Regional zones saved');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies.at(-1)).toMatchObject({
    version: 5,
    regions: { canada: [], europe: [{ country: 'Canada' }], asia: [{ country: 'Malaysia' }] },
  });
  expect((await card('USA')).getByText('Guam')).toBeVisible();
  expect((await card('Europe')).getByText('Canada')).toBeVisible();
});

it('drops the own changes for those of others', async () => {
  const { events, bodies } = open();
  await moveGuam(events, 'USA');
  overtakenBy(
    [usa, canada, { ...europe, places: [{ country: 'Guam' }] }, { ...asia, places: [] }],
    bodies,
  );
  await events.click(screen.getByText('Save zones'));
  await events.click(await screen.findByRole('button', { name: 'Back to the form' }));
  await events.click(await screen.findByRole('button', { name: 'Discard mine, show theirs' }));
  expect((await card('Europe')).getByText('Guam')).toBeVisible();
  expect(screen.queryByText('Save zones')).not.toBeInTheDocument();
});

it('shows who is in a region, and finds a place', async () => {
  const { events } = open();
  const asia = await card('Asia');
  await events.click(asia.getByRole('button', { name: /2 dealers/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dealers in Asia' }));
  expect(await dialog.findByText('Lim Trading')).toBeVisible();
  expect(dialog.getByText('Penang, Malaysia')).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'Close' }));
  await events.type(screen.getByRole('searchbox', { name: 'Find a country or zone' }), 'mal');
  expect(asia.getByText('Malaysia')).toBeVisible();
  expect(asia.queryByText('Guam')).not.toBeInTheDocument();
});

it('leads the owners to agents too, page by page', async () => {
  const asked: string[] = [];
  const person = (id: number) => ({ id, fullName: `Agent ${id}`, role: 'agent', country: 'Guam' });
  const { events } = open('admin');
  server.use(
    http.get(`${window.location.origin}/api/regions/asia/members`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('role')} ${searchParams.get('cursor') ?? 'first'}`);
      if (searchParams.get('role') === 'dealer') return HttpResponse.json([]);
      const isFirst = !searchParams.has('cursor');
      const next = '</api/regions/asia/members?cursor=c2>; rel="next"';
      return HttpResponse.json([person(isFirst ? 1 : 26)], {
        headers: { 'X-Total-Count': '26', ...(isFirst ? { Link: next } : {}) },
      });
    }),
  );
  const asia = await card('Asia');
  await events.click(asia.getByRole('button', { name: /2 dealers/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People in Asia' }));
  expect(await dialog.findByText('No one is in this region')).toBeVisible();
  await events.click(dialog.getByRole('tab', { name: 'Agents' }));
  expect(await dialog.findByText('Agent 1')).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(await dialog.findByText('Agent 26')).toBeVisible();
  await events.click(dialog.getByRole('button', { name: 'Previous page' }));
  expect(await dialog.findByText('Agent 1')).toBeVisible();
  expect(asked.slice(0, 3)).toEqual(['dealer first', 'agent first', 'agent c2']);
});
