import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** A row to scroll, in windows narrower than two cards; numbers align as they do side by side. */
const SNAP_ROW =
  'relative max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:grid-flow-col max-md:auto-cols-[min(88%,26rem)] max-md:grid-rows-[auto_auto_auto_1fr] max-md:gap-y-0 max-md:overflow-x-auto max-md:px-gutter max-md:py-2 max-md:[scrollbar-width:none] max-md:*:row-span-4 max-md:*:grid max-md:*:snap-start max-md:*:grid-rows-subgrid max-md:[&>*>:last-child]:row-span-2 max-md:[&>*>:last-child]:grid max-md:[&>*>:last-child]:grid-rows-subgrid';

/** Pairs of equal width; one alone fills its row: the last one, or the first one if it leads. */
export function ProjectMosaic({ projects, isLed = false }: { projects: ProjectSummary[]; isLed?: boolean }) {
  const alone = projects.length % 2 === 0 ? -1 : isLed ? 0 : projects.length - 1;
  const cards = projects.map((project, index) => {
    const isWide = index === alone;
    return (
      <ProjectCard
        key={project.slug}
        project={project}
        width={isWide ? 1440 : 828}
        isWide={isWide}
        isTallOnPhones={projects.length === 1}
      />
    );
  });
  return <div className={`mosaic ${projects.length > 1 ? SNAP_ROW : ''}`}>{cards}</div>;
}
