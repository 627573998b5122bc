import { fireEvent, screen } from '@testing-library/react';

/** What the tests of the registration forms have in common. */
export const PERSON = {
  'First name': 'Lina',
  'Last name': 'Tan',
  Email: 'lina@example.com',
  Username: 'lina',
  Password: 'correct-horse',
  'Confirm password': 'correct-horse',
};
export const PLACE = { Country: 'Malaysia', Zone: 'Kuala Lumpur' };

export const agree = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: /agree to the terms/ }));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (label: RegExp, ...names: string[]) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/png' })) },
  });
