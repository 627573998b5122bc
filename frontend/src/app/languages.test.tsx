import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { SessionUser } from '@/access/user';
import type { AppDispatch } from '@/lib/hooks/useAppDispatch';
import { LANGUAGE_KEY } from '@/lib/storage';
import { onGet, server } from '@/testing/server';
import { user } from '@/testing/users';
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

/** A signed-in person's app, with the account's language as the server has it. */
async function signedIn(changes: Partial<SessionUser> = {}) {
  vi.resetModules();
  const [{ makeStore }, { storeChoice }, session, { chooseLanguage, keepChoices }] =
    await Promise.all([
      import('./store'),
      import('./languageKeeper'),
      import('@/access/session'),
      import('@/lib/language'),
    ]);
  const store = makeStore();
  const person = user(changes);
  store.dispatch(session.userKnown(person));
  server.use(onGet('/api/auth/me', { ...person }));
  const stop = keepChoices((language) => storeChoice(store, language));
  const dispatch = store.dispatch as AppDispatch;
  const start = () => session.startSession(dispatch);
  return { store, stop, chooseLanguage, start, verify: () => dispatch(session.verifySession()) };
}

const kept = () => localStorage.getItem(LANGUAGE_KEY);

it('stores the language that a signed-in person picks in the account', async () => {
  const sent: unknown[] = [];
  server.use(
    http.patch(`${window.location.origin}/api/users/7`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const { store, stop, chooseLanguage } = await signedIn({ id: 7 });
  await chooseLanguage('th');
  expect(sent).toEqual([{ language: 'th' }]);
  expect([kept(), store.getState().session.user?.language]).toEqual(['th', 'th']);
  stop();
  await chooseLanguage('zh');
  expect(sent).toHaveLength(1);
});

it('stays in its language where the choice could not be stored, and says so', async () => {
  server.use(http.patch(`${window.location.origin}/api/users/7`, () => HttpResponse.error()));
  const { store, chooseLanguage } = await signedIn({ id: 7 });
  await chooseLanguage('th');
  expect(kept()).toBeNull();
  expect(store.getState().toast.current?.title).toBe('This could not be saved. Please try again.');
});

it('leaves the account alone of whom an admin looks at, and keeps to the admin’s language', async () => {
  const viewAs = { until: '2099-01-01T00:00:00Z' };
  const { chooseLanguage, start } = await signedIn({ language: 'ms', viewAs });
  await start();
  expect(kept()).toBeNull();
  await chooseLanguage('th');
  expect(kept()).toBe('th');
});

it('takes the language that was chosen on another device when the page begins', async () => {
  const { start } = await signedIn({ language: 'ms' });
  await start();
  expect(kept()).toBe('ms');
});

it('does not load the page anew later, when somebody may be typing', async () => {
  const { store, start, verify } = await signedIn({ language: 'en' });
  await start();
  server.use(onGet('/api/auth/me', user({ language: 'ms' })));
  await verify();
  expect(store.getState().session.user?.language).toBe('ms');
  expect(kept()).toBeNull();
});

it('stays in its language where the account names none, or this one', async () => {
  for (const language of [null, 'en', 'xx']) {
    const { start } = await signedIn({ language });
    await start();
    expect(kept()).toBeNull();
  }
});
