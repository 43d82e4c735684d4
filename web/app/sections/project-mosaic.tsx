import type { ProjectSummary } from '#app/content/projects.server.ts';
import { type Columns, ProjectCard } from './project-card.tsx';

type Props = {
  projects: ProjectSummary[];
  /** The width of each card. */
  columns?: Columns[];
  level?: 'h2' | 'h3';
  firstIsEager?: boolean;
  isOfIndustry?: boolean;
};

export function ProjectMosaic({
  projects,
  columns = pairsOf(projects.length),
  level = 'h3',
  firstIsEager = false,
  isOfIndustry = false,
}: Props) {
  return (
    <div className="mosaic">
      {projects.map((project, index) => (
        <ProjectCard
          key={project.slug}
          project={project}
          level={level}
          columns={columns[index] ?? 6}
          isEager={firstIsEager && index === 0}
          isOfIndustry={isOfIndustry}
        />
      ))}
    </div>
  );
}

/** Two projects in a row. With an odd number, the last one fills a row, or the first one if `isLed`. */
export function pairsOf(count: number, isLed = false): Columns[] {
  if (count === 1) return ['beside'];
  const columns = Array<Columns>(count).fill(6);
  return count % 2 === 0 ? columns : columns.with(isLed ? 0 : -1, 12);
}
