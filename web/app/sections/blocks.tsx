import { useLocation } from 'react-router';
import type { Block } from '../content/blocks.server.ts';
import { onDemand } from '../ui/on-demand';

const PageBlocks = onDemand(() => import('./page-blocks').then(({ PageBlocks }) => PageBlocks));

/** The sections that an editor has put on a page. They can be read and used as the server has sent them. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // Pages that share a component are different pages all the same: what was sent belongs to the one.
  return <PageBlocks key={useLocation().pathname} blocks={blocks} />;
}
