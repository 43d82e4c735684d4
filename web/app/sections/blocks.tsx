import { onDemand } from '../ui/on-demand';

/** The sections that an editor has put on a page. They can be read and used as the server has sent them. */
export const Blocks = onDemand(() => import('./page-blocks').then(({ PageBlocks }) => PageBlocks));
