import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_KEY } from './storage';

/** The module as a page has it that begins here and now. */
async function begin(at = '/', reads: string[] = ['en-US']) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(reads);
  window.history.replaceState(null, '', at);
  vi.resetModules();
  return import('./language');
}

beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the language of a page', () => {
  it.each([
    [['en-US', 'ms'], 'en'],
    [['fr-FR', 'th-TH', 'en'], 'th'],
    [['zh-Hans-CN'], 'zh'],
    [['MS'], 'ms'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('is of %j, which the browser’s owner reads, %s', async (reads, expected) => {
    expect((await begin('/', reads)).language).toBe(expected);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
  });

  it('is what was chosen before', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'ms');
    const { language, locale } = await begin('/', ['th']);
    expect([language, locale]).toEqual(['ms', 'ms-MY']);
  });

  it('is what the address asks for, also on the pages after it', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'ms');
    expect((await begin('/products?q=pod&lang=th')).language).toBe('th');
    expect((await begin('/products')).language).toBe('th');
  });

  it('is not what nobody speaks here', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'xx');
    expect((await begin('/?lang=de', ['zh'])).language).toBe('zh');
  });
});

it('writes days and numbers as the language does, with the years of the papers', async () => {
  const day = async (language: string) => {
    localStorage.setItem(LANGUAGE_KEY, language);
    await begin();
    const { formatDay } = await import('./dates');
    return formatDay('2026-11-21');
  };
  expect(await day('en')).toBe('Nov 21, 2026');
  expect(await day('ms')).toBe('21 Nov 2026');
  expect(await day('zh')).toBe('2026年11月21日');
  expect(await day('th')).toMatch(/^21 พ.ย. .*2026$/);
});
