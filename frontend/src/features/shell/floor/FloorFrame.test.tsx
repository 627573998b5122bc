import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { renderWithProviders } from '@/testing/render';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
import { FloorFrame } from './FloorFrame';

function enter(person?: Parameters<typeof user>[0]) {
  server.use(onGet('/api/notifications/count', { unread: 0 }));
  return renderWithProviders(
    <FloorFrame>
      <p>On the floor</p>
    </FloorFrame>,
    {
      at: paths.warehouse.picking,
      routes: [
        { path: paths.login.warehouse, element: <p>The door</p> },
        { path: paths.home, element: <p>Home</p> },
      ],
      ...(person ? { user: user(person) } : {}),
    },
  );
}

const FLOOR = [paths.warehouse.picking, paths.warehouse.returns, paths.stock.home];
const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href !== paths.home);

it('lets in everybody who works with the goods, each with the way to their own dashboard', async () => {
  const warehouse = enter({ role: 'warehouse' });
  expect(await screen.findByText('On the floor')).toBeVisible();
  expect(links()).toEqual([paths.dashboard.warehouse, ...FLOOR]);
  warehouse.unmount();

  const manager = enter({ role: 'employee', position: 'Manager' });
  expect(links()).toEqual([paths.dashboard.manager, ...FLOOR]);
  manager.unmount();

  enter({ role: 'admin' });
  expect(links()).toContain(paths.dashboard.employee);
});

it('sends guests to the door of the warehouse, and customers home', async () => {
  const guest = enter();
  expect(await screen.findByText('The door')).toBeVisible();
  guest.unmount();
  enter({ role: 'customer' });
  expect(await screen.findByText('Home')).toBeVisible();
});
