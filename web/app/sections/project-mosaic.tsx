import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** Pairs of equal width; one alone fills its row: the last one, or the first one if it leads. Phones scroll them in one row. */
export function ProjectMosaic({ projects, isLed = false }: { projects: ProjectSummary[]; isLed?: boolean }) {
  const alone = projects.length % 2 === 0 ? -1 : isLed ? 0 : projects.length - 1;
  return (
    <div className={`mosaic ${projects.length > 1 ? 'mosaic--scrolls' : ''}`}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.slug}
          project={project}
          columns={index === alone ? 12 : 6}
          isTallOnPhones={projects.length === 1}
        />
      ))}
    </div>
  );
}
