import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** The HTML that the server would send for a piece of a page. */
export const render = (element: ReactElement) => renderToString(<MemoryRouter>{element}</MemoryRouter>);
