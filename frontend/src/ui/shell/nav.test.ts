import HomeIcon from '@mui/icons-material/Home';
import { expect, it } from 'vitest';
import { isAt, matchCommands, withBadges } from './nav';

const commands = [
  { label: 'User Management', to: '/users', group: 'Pages' },
  { label: 'Stock In', to: '/in', group: 'Pages', hint: 'receive goods' },
];

it('finds by every typed word, in label or hint', () => {
  expect(matchCommands(commands, 'manage user').map(({ to }) => to)).toEqual(['/users']);
  expect(matchCommands(commands, 'GOODS stock').map(({ to }) => to)).toEqual(['/in']);
  expect(matchCommands(commands, 'stock users')).toEqual([]);
  expect(matchCommands(commands, ' ')).toHaveLength(2);
});

it('stands for its page and those below it, unless it is for its own address only', () => {
  expect(isAt({ to: '/orders' }, '/orders')).toBe(true);
  expect(isAt({ to: '/orders' }, '/orders/4')).toBe(true);
  expect(isAt({ to: '/orders' }, '/orders-of-today')).toBe(false);
  expect(isAt({ to: '/orders', end: true }, '/orders/4')).toBe(false);
});

it('counts what waits behind an entry, of every kind it stands for', () => {
  const counts: Record<string, number> = { quotes: 2, returns: 0, confirm: 3 };
  const item = (label: string, waits?: string[]) => ({
    label,
    to: `/${label}`,
    icon: HomeIcon,
    ...(waits ? { waits } : {}),
  });
  const nav = [
    { id: 'home', items: [item('orders', ['quotes', 'confirm']), item('returns', ['returns'])] },
    { id: 'more', items: [item('about')] },
  ];
  const counted = withBadges(nav, counts);
  expect(counted.flatMap(({ items }) => items.map(({ badge }) => badge))).toEqual([
    5,
    undefined,
    undefined,
  ]);
});
