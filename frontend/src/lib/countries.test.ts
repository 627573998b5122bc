import { expect, it, vi } from 'vitest';
import { LANGUAGE_KEY } from './storage';

async function names(language: string) {
  localStorage.setItem(LANGUAGE_KEY, language);
  vi.resetModules();
  return import('./countries');
}

it('calls countries as the reader does', async () => {
  const { countryName, placeOf } = await names('zh');
  expect(countryName('Malaysia')).toBe('马来西亚');
  expect(countryName(' united states ')).toBe('美国');
  expect(placeOf({ zone: 'Selangor', country: 'Malaysia' })).toBe('Selangor, 马来西亚');
  expect(placeOf({ zone: null, country: 'Thailand' })).toBe('泰国');
});

it('leaves what it does not know, and English, as they are', async () => {
  expect((await names('th')).countryName('Atlantis')).toBe('Atlantis');
  expect((await names('en')).countryName('USA')).toBe('USA');
});
