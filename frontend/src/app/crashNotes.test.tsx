import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { withCrashNotes } from './crashNotes';

it('keeps the frame around a page that breaks, and leads on to the next page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken');
  };
  const Frame = () => (
    <>
      <nav>Navigation</nav>
      <Outlet />
    </>
  );
  const pages = [
    { path: '/broken', Component: Broken },
    { path: '/lazy', lazy: () => Promise.reject(new Error('broken too')) },
    { path: '/fine', element: <p>Fine</p> },
  ];
  const routes = withCrashNotes([{ Component: Frame, children: pages }]);
  const router = createMemoryRouter(routes, { initialEntries: ['/broken'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByText('Navigation')).toBeInTheDocument();
  await router.navigate('/fine');
  expect(await screen.findByText('Fine')).toBeInTheDocument();
  await router.navigate('/lazy');
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByText('Navigation')).toBeInTheDocument();
});
