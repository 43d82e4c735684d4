import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

export const render = (element: ReactElement) => renderToString(<MemoryRouter>{element}</MemoryRouter>);
