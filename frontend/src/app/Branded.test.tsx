import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DateTime, Money } from '@/ui/data';
import { MoneyField } from '@/ui/fields';
import { useZodForm } from '@/ui/form';
import { formatDateTime, setBusinessZone } from '@/lib/dates';
import { defineMessages, englishTexts } from '@/lib/i18n';
import { setCurrencySign } from '@/lib/money';
import { CURRENCY_KEY, ZONE_KEY } from '@/lib/storage';
import { renderWithProviders } from '@/testing/render';
import { onGet, server, SETTINGS } from '@/testing/server';
import { Branded } from './Branded';

afterEach(() => {
  setCurrencySign('$');
  setBusinessZone('UTC');
});

function Amounts() {
  const form = useZodForm(z.object({ cost: z.string() }), { cost: '3.00' });
  return (
    <>
      <Money amount="1234.50" />
      <MoneyField control={form.control} name="cost" label="Cost" />
    </>
  );
}

it('writes all amounts with the sign of the settings, and remembers it for the next page', async () => {
  server.use(onGet('/api/settings/public', { ...SETTINGS, currencySymbol: 'RM' }));
  renderWithProviders(
    <Branded>
      <Amounts />
    </Branded>,
  );
  expect(await screen.findByText('RM1,234.50')).toBeVisible();
  expect(screen.getByText('RM')).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
  expect(localStorage.getItem(CURRENCY_KEY)).toBe('RM');
});

it('shows times as clocks of the business do, and remembers its zone for the next page', async () => {
  server.use(onGet('/api/settings/public', { ...SETTINGS, businessTimeZone: 'Asia/Kuala_Lumpur' }));
  renderWithProviders(
    <Branded>
      <DateTime time="2026-11-20T23:30:00Z" show="full" />
    </Branded>,
  );
  expect(await screen.findByText('Nov 21, 2026, 7:30 AM')).toBeVisible();
  expect(localStorage.getItem(ZONE_KEY)).toBe('Asia/Kuala_Lumpur');
});

it('writes dollars where the settings say so', async () => {
  server.use(onGet('/api/settings/public', { ...SETTINGS, currencySymbol: '$' }));
  renderWithProviders(
    <Branded>
      <Amounts />
    </Branded>,
  );
  expect(await screen.findByText('$1,234.50')).toBeVisible();
});

const { text: words, useText } = defineMessages('testBranded', { at: 'At {{time}}' });

// Files share their modules: others count the texts there are.
afterAll(() => (englishTexts as Map<string, unknown>).delete('testBranded'));

it('writes an open page anew when sign or zone change, and keeps what is typed in it', async () => {
  server.use(onGet('/api/settings/public', { ...SETTINGS }));
  function Page() {
    const text = useText();
    return (
      <>
        <Amounts />
        <DateTime time="2026-11-20T23:30:00Z" show="full" />
        <p>{text('at', { time: formatDateTime('2026-11-20T23:30:00Z') })}</p>
      </>
    );
  }
  const { events } = renderWithProviders(
    <Branded>
      <Page />
    </Branded>,
  );
  const field = await screen.findByLabelText('Cost');
  await events.type(field, '5');
  act(() => {
    setCurrencySign('RM');
    setBusinessZone('Asia/Kuala_Lumpur');
  });
  expect(screen.getByText('Nov 21, 2026, 7:30 AM')).toBeVisible();
  expect(screen.getByText(words('at', { time: 'Nov 21, 2026, 7:30 AM' }))).toBeVisible();
  expect(screen.getByText('RM1,234.50')).toBeVisible();
  expect(screen.getByText('RM')).toBeVisible();
  expect(screen.getByLabelText('Cost')).toBe(field);
  expect(field).toHaveValue('3.005');
});

it('makes the pages of a first visit once, whatever the sign', async () => {
  server.use(onGet('/api/settings/public', { ...SETTINGS, currencySymbol: '€' }));
  const mounted = vi.fn();
  function Page() {
    useEffect(() => {
      mounted();
    }, []);
    return <Money amount="1.00" />;
  }
  renderWithProviders(
    <Branded>
      <Page />
    </Branded>,
  );
  expect(await screen.findByText('€1.00')).toBeVisible();
  expect(mounted).toHaveBeenCalledTimes(1);
});
