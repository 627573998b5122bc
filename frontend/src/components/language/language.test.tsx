import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as spoken from '@/lib/language';
import { renderWithProviders } from '@/testing/render';
import { LanguageField, LanguageMenu } from '.';

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

it('is chosen on the page of the account as well', async () => {
  const { events } = renderWithProviders(<LanguageField />);
  const field = screen.getByRole('combobox', { name: 'Language' });
  expect(field).toHaveValue('en');
  await events.selectOptions(field, 'ภาษาไทย');
  expect(spoken.chooseLanguage).toHaveBeenCalledExactlyOnceWith('th');
});
