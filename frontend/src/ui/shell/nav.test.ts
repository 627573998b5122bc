import { expect, it } from 'vitest';
import { matchCommands } from './nav';

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
