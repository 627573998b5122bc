import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { setLive } from '@/features/notices/live/liveStatus';
import { setCurrencySign } from '@/lib/money';
import { styles } from '@/theme/styles';
import { server } from './server';

// A machine that compiles beside the tests answers later than within the usual second.
configure({ asyncUtilTimeout: 5000 });

// The simulated page has no height to scroll.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

// Most files share one page and its modules (vite.config.ts): what a test changes of either is put back after it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.resetHandlers();
  setLive(false);
  setCurrencySign('$');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(async () => {
  // A part that still loads when the page goes is missing in every later file.
  await vi.dynamicImportSettled();
  server.close();
  // Every rule makes each computed style dearer: the next file begins with none.
  styles.sheet.flush();
  styles.inserted = {};
  styles.registered = {};
  document.title = '';
});
