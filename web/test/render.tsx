import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

export const render = (element: ReactElement) =>
  renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
