import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** Two projects in a row. With an odd number, the last one fills a row, or the first one if `isLed`. */
export function ProjectMosaic({ projects, isLed = false }: { projects: ProjectSummary[]; isLed?: boolean }) {
  const fullRow = projects.length % 2 === 0 ? -1 : isLed ? 0 : projects.length - 1;
  return (
    <div className="mosaic">
      {projects.map((project, index) => (
        <ProjectCard
          key={project.slug}
          project={project}
          columns={index === fullRow ? 12 : 6}
          isAlone={projects.length === 1}
        />
      ))}
    </div>
  );
}
