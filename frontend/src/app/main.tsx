import '@/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './Providers';
import { discover, routes } from './routes';
import { makeStore } from './store';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createBrowserRouter(routes(), { patchRoutesOnNavigation: discover() });

createRoot(root).render(
  <StrictMode>
    <Providers store={makeStore()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
