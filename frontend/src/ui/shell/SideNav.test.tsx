import HomeIcon from '@mui/icons-material/Home';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clearStorage } from '@/lib/storage';
import { renderWithProviders } from '@/testing/render';
import type { NavGroup } from './nav';
import { SideNav } from './SideNav';

const item = (label: string, badge?: number) => ({
  label,
  to: `/${label.toLowerCase()}`,
  icon: HomeIcon,
  ...(badge ? { badge } : {}),
});
const NAV: NavGroup[] = [
  { id: 'home', items: [item('Dashboard')] },
  { id: 'sales', label: 'Sales', items: [item('Orders', 3), item('Returns', 2)] },
  { id: 'stock', label: 'Stock', isFolded: true, items: [item('Batches'), item('Counts')] },
];
const MINE = 'tierway-menu-7';

function open(at = '/dashboard', memory = MINE) {
  return renderWithProviders(<SideNav nav={NAV} memory={memory} />, {
    at,
    path: '*',
  });
}
const group = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
    .slice(1);

it('folds a group, says then what waits in it, and remembers it for the person, past a sign-out', async () => {
  const { events, unmount } = open();
  expect(links()).toEqual(['Dashboard', 'Orders3', 'Returns2']);
  expect(group('Sales')).toHaveAttribute('aria-expanded', 'true');
  await events.click(group('Sales'));
  expect(group('Sales')).toHaveAttribute('aria-expanded', 'false');
  expect(group('Sales')).toHaveTextContent('5');
  expect(links()).toEqual(['Dashboard']);
  unmount();

  clearStorage();
  const again = open();
  expect(links()).toEqual(['Dashboard']);
  again.unmount();

  open('/dashboard', 'tierway-menu-8');
  expect(links()).toEqual(['Dashboard', 'Orders3', 'Returns2']);
});

it('opens the group of the page that is shown, and lets it be folded there', async () => {
  const { router, events } = open();
  expect(group('Stock')).toHaveAttribute('aria-expanded', 'false');
  await router.navigate('/batches/4');
  expect(await screen.findByRole('link', { name: 'Batches' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await events.click(group('Stock'));
  expect(group('Stock')).toHaveAttribute('aria-expanded', 'false');
  await router.navigate('/counts');
  expect(await screen.findByRole('link', { name: 'Counts' })).toBeVisible();
});

it('can be folded by the keyboard', async () => {
  const { events } = open();
  group('Sales').focus();
  await events.keyboard('{Enter}');
  expect(group('Sales')).toHaveAttribute('aria-expanded', 'false');
});

it('scrolls the entry of the page into view', async () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const { router } = open('/orders');
  expect(seen).toEqual(['Orders3']);
  await router.navigate('/counts');
  await screen.findByRole('link', { name: 'Counts' });
  await vi.waitFor(() => expect(seen).toEqual(['Orders3', 'Counts']));
});

it('is not troubled by what it cannot read', () => {
  localStorage.setItem(MINE, '{');
  open();
  expect(links()).toEqual(['Dashboard', 'Orders3', 'Returns2']);
});
