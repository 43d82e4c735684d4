import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from '#app/sections/project-card.tsx';
import { columnsOf } from './project-columns.ts';

type Props = { projects: ProjectSummary[]; firstIsEager?: boolean; isOfIndustry?: boolean };

export function ProjectList({ projects, firstIsEager = false, isOfIndustry = false }: Props) {
  const columns = columnsOf(projects.length);
  return (
    <div className="mosaic">
      {projects.map((project, index) => (
        <ProjectCard
          key={project.slug}
          project={project}
          level="h2"
          columns={columns[index] ?? 6}
          isEager={firstIsEager && index === 0}
          isOfIndustry={isOfIndustry}
        />
      ))}
    </div>
  );
}
