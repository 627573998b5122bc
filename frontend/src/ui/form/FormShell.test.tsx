import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readProblem } from '@/lib/server/problem';
import { renderWithProviders } from '@/testing/render';
import { moneySchema, requiredText } from '../fields/schemas';
import { MoneyField } from '../fields/MoneyField';
import { TextField } from '../fields/TextField';
import { FormShell } from './FormShell';
import { useZodForm } from './useZodForm';

const schema = z.object({ name: requiredText(), price: moneySchema() });
const PROBLEM = readProblem(422, {
  detail: 'The product was not saved.',
  errors: [
    { field: 'name', message: 'This name is taken.' },
    { field: 'sku', message: 'The SKU is odd.' },
  ],
});

interface TestFormProps {
  onSubmit: (values: z.output<typeof schema>) => void;
  failure?: { title: string };
  failWith?: unknown;
}

function TestForm({ onSubmit, failure, failWith }: TestFormProps) {
  const form = useZodForm(schema, { name: '', price: '' });
  const [error, setError] = useState<unknown>();
  return (
    <FormShell
      form={form}
      onSubmit={(values) => {
        onSubmit(values);
        setError(failWith);
      }}
      loading={false}
      error={error}
      submitLabel="Save"
      {...(failure ? { failure } : {})}
    >
      <TextField control={form.control} name="name" label="Name" />
      <MoneyField control={form.control} name="price" label="Price" />
    </FormShell>
  );
}

async function fill(events: ReturnType<typeof renderWithProviders>['events']) {
  await events.type(screen.getByLabelText('Name'), ' Mango ');
  await events.type(screen.getByLabelText('Price'), '3.5');
  await events.click(screen.getByRole('button', { name: 'Save' }));
}

it('checks before it sends', async () => {
  const onSubmit = vi.fn();
  const { events } = renderWithProviders(<TestForm onSubmit={onSubmit} />);
  await events.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('hands over what the schema makes of the values', async () => {
  const onSubmit = vi.fn();
  const { events } = renderWithProviders(<TestForm onSubmit={onSubmit} />);
  await fill(events);
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Mango', price: '3.50' });
});

it('puts field errors onto their fields and the rest into the note', async () => {
  const { events } = renderWithProviders(<TestForm onSubmit={vi.fn()} failWith={PROBLEM} />);
  await fill(events);
  expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is taken.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('The product was not saved. The SKU is odd.');
});

it('shows the sentence in a toast where the screen asks for one', async () => {
  const { events, store } = renderWithProviders(
    <TestForm onSubmit={vi.fn()} failWith={PROBLEM} failure={{ title: 'Save failed' }} />,
  );
  await fill(events);
  expect(await screen.findByRole('alert')).toHaveTextContent('Save failed');
  expect(store.getState().toast.current?.kind).toBe('destructive');
});
