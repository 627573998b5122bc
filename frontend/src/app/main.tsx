import '@/theme/global.css';
import { StrictMode } from 'react';
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
const router = createBrowserRouter(routes(), { patchRoutesOnNavigation: discover() });

// Nothing is shown before its texts are there, so that no English flashes.
void textsOf().then(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers store={makeStore()}>
        <Routed router={router} />
      </Providers>
    </StrictMode>,
  ),
);
