import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** Pairs of equal width; a last one alone fills its row. */
export function ProjectMosaic({ projects }: { projects: ProjectSummary[] }) {
  const cards = projects.map((project, index) => (
    <ProjectCard
      key={project.slug}
      project={project}
      width={828}
      isWide={index % 2 === 0 && index === projects.length - 1}
    />
  ));
  return <div className="mosaic">{cards}</div>;
}
