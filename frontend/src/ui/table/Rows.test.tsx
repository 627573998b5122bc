import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { Rows } from './Rows';

it('keeps the buttons of a row in sight where the table is wider than the page', () => {
  renderWithProviders(
    <Rows
      label="Products"
      columns={[
        { id: 'name', header: 'Name', cell: () => 'Mango' },
        { id: 'actions', header: 'Actions', cell: () => <button type="button">Update</button> },
      ]}
      rows={[{ id: 1 }]}
      rowKey={({ id }) => id}
      sort=""
      onSort={() => undefined}
      skeletonRows={1}
    />,
  );
  const buttons = [
    screen.getByRole('columnheader', { name: 'Actions' }),
    screen.getByRole('button', { name: 'Update' }).closest('td') as HTMLElement,
  ];
  for (const cell of buttons) {
    const { position, right } = getComputedStyle(cell);
    expect([position, right]).toEqual(['sticky', '0px']);
  }
  expect(getComputedStyle(screen.getByText('Mango')).position).not.toBe('sticky');
});
