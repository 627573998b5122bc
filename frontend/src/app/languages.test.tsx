import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGE_KEY } from '@/lib/storage';
import { onGet, server } from '@/testing/server';
// The packages of all pages are read here, before the tests read our own modules again and again beside each other.
import '@/testing/visit';
import './areas';
import '@/ui/language/LanguageChoices';
import '@/areas/public/AgeDialog';
import '@/areas/public/MobileDrawer';
import '@/ui/toaster/ToastBar';
import '@/areas/public/home/FeaturedGrid';
import '@/areas/public/home/HomePage';
import '@/features/cart/contents/CartDialog';
import '@/areas/public/legal/TermsPage';
import { FIRST } from '../../vite/texts';

/** The app as somebody has it who reads this language. */
async function begin(language: string) {
  localStorage.setItem(LANGUAGE_KEY, language);
  vi.resetModules();
  return import('./languages');
}

beforeEach(() => {
  server.use(onGet('/api/products', []), onGet('/api/categories', []));
});
afterEach(() => vi.resetModules());

it('loads the first texts of the language, and those of an area with its pages', async () => {
  const { textsOf } = await begin('ms');
  const { text } = await import('@/ui/messages');
  const { text: account } = await import('@/features/account/messages');
  const [english, own] = [text('cancel'), account('title')];
  await textsOf();
  expect(text('cancel')).not.toBe(english);
  expect(account('title')).toBe(own);
  await textsOf('account');
  expect(account('title')).not.toBe(own);
});

it('loads what the public home says, and what it loads when it is touched, at once', async () => {
  await begin('en');
  await Promise.all([
    import('./routes'),
    import('./Providers'),
    import('./store'),
    import('./cartCalls'),
    import('@/ui/language/LanguageChoices'),
    import('@/features/notices/live'),
    import('@/areas/public/AgeDialog'),
    import('@/areas/public/MobileDrawer'),
    import('@/areas/public/SearchSuggestions'),
    import('@/ui/toaster/ToastBar'),
    import('@/areas/public/home/FeaturedGrid'),
    import('@/areas/public/home/HomePage'),
    import('@/features/cart/contents/CartDialog'),
  ]);
  const { englishTexts } = await import('@/lib/i18n');
  expect([...englishTexts.keys()].sort()).toEqual(FIRST);
});

it('loads nothing where English is read', async () => {
  const { textsOf } = await begin('en');
  const { text } = await import('@/ui/messages');
  await textsOf('account');
  expect(text('cancel')).toBe('Cancel');
});

it('shows a page in the language from its first moment on', async () => {
  await begin('ms');
  const { visit } = await import('@/testing/visit');
  visit('/terms');
  const { default: common } = await import('@/languages/ms/common');
  const { default: terms } = await import('@/languages/ms/terms');
  expect(
    await screen.findByRole('heading', { level: 1, name: terms.title }, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(screen.getAllByText(common.navProducts).length).toBeGreaterThan(0);
});

it('has no text that is read before the texts are there', async () => {
  await begin('ms');
  const read: string[] = [];
  vi.doMock('@/lib/i18n', () => ({
    defineMessages: (namespace: string) => {
      const text = (key: string) => {
        read.push(`${namespace}: ${key}`);
        return key;
      };
      return { text, useText: () => text };
    },
  }));
  await Promise.all([import('./routes'), import('./Providers'), import('./store')]);
  await import('./areas');
  expect(read).toEqual([]);
  const { text } = await import('@/ui/messages');
  text('cancel');
  vi.doUnmock('@/lib/i18n');
  expect(read).toEqual(['common: cancel']);
});
