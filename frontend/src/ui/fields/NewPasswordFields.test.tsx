import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { NewPasswordFields } from './NewPasswordFields';

function Form() {
  const { control } = useForm({ defaultValues: { password: '', confirm: '' } });
  return (
    <NewPasswordFields
      control={control}
      password={{ name: 'password', label: 'New password' }}
      confirm={{ name: 'confirm', label: 'Again' }}
    />
  );
}

it('says how strong the password is that is being typed', () => {
  renderWithProviders(<Form />);
  expect(screen.queryByText(/password:/i)).toBeNull();
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(/New password/), { target: { value } });
  type('123456');
  expect(screen.getByText('Weak password: easily guessed.')).toBeInTheDocument();
  type('mango-ice');
  expect(screen.getByText('Fair password: longer is stronger.')).toBeInTheDocument();
  type('correct horse battery');
  expect(screen.getByText('Strong password.')).toBeInTheDocument();
});
