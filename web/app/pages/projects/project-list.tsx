import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from '#app/sections/project-card.tsx';
import { type Columns, columnsOf } from './project-columns.ts';

type Props = { projects: ProjectSummary[]; firstIsEager?: boolean; isOfIndustry?: boolean };

/** A small image is as high as its neighbour. */
const SPAN: Record<Columns, string> = {
  12: '',
  7: 'lg:col-span-7',
  6: '',
  5: 'lg:col-span-5 lg:[--cover:auto]',
  3: '',
};

export function ProjectList({ projects, firstIsEager = false, isOfIndustry = false }: Props) {
  const columns = columnsOf(projects.length);
  const cards = projects.map((project, index) => {
    const span = columns[index] ?? 6;
    const isWide = span === 12;
    return (
      <ProjectCard
        key={project.slug}
        project={project}
        level="h2"
        width={isWide ? 1440 : 828}
        isWide={isWide}
        isRow={span === 3}
        isEager={firstIsEager && index === 0}
        isOfIndustry={isOfIndustry}
        isTallOnPhones={index % 3 === 0}
        className={SPAN[span]}
      />
    );
  });
  return <div className="mosaic">{cards}</div>;
}
