import '@/theme/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Routed } from '@/lib/hooks/Routed';
import { language } from '@/lib/language';
import { textsOf } from './languages';
import { Providers } from './Providers';
import { discover, routes } from './routes';
import { makeStore } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

document.documentElement.lang = language;

// The first view that the server drew goes as soon as the page has all that is in it.
const drawn = document.getElementById('first-view');
if (drawn)
  new MutationObserver((_changes, observer) => {
    // A page that failed counts as well: what it says must not be covered.
    const page = root.querySelector('main') ?? root;
    if (!page.textContent || page.querySelector('[aria-busy="true"]')) return;
    observer.disconnect();
    drawn.remove();
  }).observe(root, { attributes: true, childList: true, subtree: true });

const router = createBrowserRouter(routes(), { patchRoutesOnNavigation: discover() });

// Nothing is shown before its texts are there, so that no English flashes.
// A transition draws in slices: a slow phone answers a touch in between.
void textsOf().then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers store={makeStore()}>
          <Routed router={router} />
        </Providers>
      </StrictMode>,
    ),
  ),
);
