import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { field } from '@/testing/visit';
import { MoneyField } from './MoneyField';

function Form({ price }: { price: string }) {
  const { control } = useForm({ defaultValues: { price } });
  return <MoneyField control={control} name="price" label="Price" />;
}

const press = (key: string) => fireEvent.keyDown(field('Price'), { key });

it.each([
  ['14.00', 'ArrowUp', '14.01'],
  ['14', 'ArrowDown', '13.99'],
  ['', 'ArrowUp', '0.01'],
  ['0.00', 'ArrowDown', '0.00'],
  ['half', 'ArrowUp', 'half'],
])('makes %j by %s %j', (typed, key, amount) => {
  renderWithProviders(<Form price={typed} />);
  press(key);
  expect(screen.getByLabelText('Price')).toHaveValue(amount);
});

it.each([
  ['1,000', '1000'],
  ['$9,50', '9.50'],
  ['half', 'half'],
])('holds %j, once it is left, as %j', (typed, amount) => {
  renderWithProviders(<Form price={typed} />);
  fireEvent.blur(field('Price'));
  expect(field('Price')).toHaveValue(amount);
});
