import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as spoken from '@/lib/language';
import { renderWithProviders } from '@/testing/render';
import { user } from '@/testing/users';
import { AccountMenu } from '@/features/shell/AccountMenu';
import { LanguageField } from './LanguageField';
import { LanguageMenu } from './LanguageMenu';

vi.mock('@/lib/language', async (load) => ({
  ...(await load<typeof spoken>()),
  chooseLanguage: vi.fn(),
}));
beforeEach(() => vi.mocked(spoken.chooseLanguage).mockClear());

it('offers the languages by the names their speakers give them', async () => {
  const { events } = renderWithProviders(<LanguageMenu />);
  await events.click(screen.getByRole('button', { name: 'Language: English' }));
  const choices = await screen.findAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'English',
    'Bahasa Melayu',
    '简体中文',
    'ภาษาไทย',
  ]);
  expect(choices[0]).toBeChecked();
  await events.click(screen.getByRole('menuitemradio', { name: '简体中文' }));
  expect(spoken.chooseLanguage).toHaveBeenCalledExactlyOnceWith('zh');
});

it('closes without a new page where nothing else was chosen', async () => {
  const { events } = renderWithProviders(<LanguageMenu />);
  await events.click(screen.getByRole('button', { name: 'Language: English' }));
  await events.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  expect(spoken.chooseLanguage).not.toHaveBeenCalled();
});

it('can be chosen by keys from the menu of the account', async () => {
  const { events } = renderWithProviders(<AccountMenu />, { user: user() });
  await events.click(screen.getByRole('button', { name: /^Account menu/ }));
  screen.getByText('Language: English').closest('li')?.focus();
  await events.keyboard('{Enter}');
  expect(await screen.findByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await events.keyboard('{ArrowDown}{Enter}');
  expect(spoken.chooseLanguage).toHaveBeenCalledExactlyOnceWith('ms');
});

it('is chosen on the page of the account as well', async () => {
  const { events } = renderWithProviders(<LanguageField />);
  const field = screen.getByRole('combobox', { name: 'Language' });
  expect(field).toHaveValue('en');
  await events.selectOptions(field, 'ภาษาไทย');
  expect(spoken.chooseLanguage).toHaveBeenCalledExactlyOnceWith('th');
});
