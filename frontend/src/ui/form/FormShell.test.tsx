import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readProblem } from '@/lib/server/problem';
import { renderWithProviders } from '@/testing/render';
import { moneySchema, requiredText } from '../fields/schemas';
import { MoneyField } from '../fields/MoneyField';
import { TextField } from '../fields/TextField';
import { FormDialog } from './FormDialog';
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

function TwoForms({ guardUnsaved }: { guardUnsaved?: boolean }) {
  const form = useZodForm(schema, { name: '', price: '' });
  const other = useZodForm(schema, { name: '', price: '' });
  const [isOpen, setOpen] = useState(true);
  const wiring = {
    onSubmit: () => undefined,
    loading: false,
    error: undefined,
    submitLabel: 'Save',
  };
  const guard = guardUnsaved === undefined ? {} : { guardUnsaved };
  return (
    <>
      <FormShell form={form} {...wiring} {...guard}>
        <TextField control={form.control} name="name" label="Name" />
      </FormShell>
      <FormDialog
        form={other}
        {...wiring}
        title="More"
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <TextField control={other.control} name="name" label="Second name" />
      </FormDialog>
    </>
  );
}

const ELSEWHERE = [{ path: '/elsewhere', element: <p>Elsewhere</p> }];
const QUESTION = { name: 'Leave without saving?' };

it('asks before what was typed is left, in a form and in a dialog over it', async () => {
  const view = renderWithProviders(<TwoForms />, { at: '/here', routes: ELSEWHERE });
  const { events, router } = view;
  await events.type(screen.getByLabelText('Second name'), 'x');
  await events.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', QUESTION);
  await events.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await events.type(screen.getByLabelText('Name'), 'x');
  await router.navigate('/elsewhere');
  expect(await screen.findByRole('dialog', QUESTION)).toBeVisible();
  expect(router.state.location.pathname).toBe('/here');
});

it('asks for the form below while nothing is typed into the dialog over it', async () => {
  const view = renderWithProviders(<TwoForms />, { at: '/here', routes: ELSEWHERE });
  const { events, router } = view;
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x' } });
  await events.type(screen.getByLabelText('Second name'), 'x');
  await events.clear(screen.getByLabelText('Second name'));
  await router.navigate('/elsewhere');
  expect(await screen.findByRole('dialog', QUESTION)).toBeVisible();
});

it('does not ask where nothing was typed, nor where a form says so', async () => {
  const { router, unmount } = renderWithProviders(<TwoForms />, { at: '/a', routes: ELSEWHERE });
  await router.navigate('/elsewhere');
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  unmount();
  const other = renderWithProviders(<TwoForms guardUnsaved={false} />, {
    at: '/here',
    routes: ELSEWHERE,
  });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x' } });
  await other.router.navigate('/elsewhere');
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
