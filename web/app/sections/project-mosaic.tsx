import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** The larger card on the widest screen. */
const WIDEST_CARD = 828;

type Props = {
  projects: ProjectSummary[];
  level?: 'h2' | 'h3';
  /** Equal widths, instead of 7 and 5, then 5 and 7 columns. */
  isEven?: boolean;
  firstIsEager?: boolean;
};

export function ProjectMosaic({ projects, level = 'h3', isEven = false, firstIsEager = false }: Props) {
  const cards = projects.map((project, index) => (
    <ProjectCard
      key={project.slug}
      project={project}
      level={level}
      width={WIDEST_CARD}
      isWide={index % 2 === 0 && index === projects.length - 1}
      isEager={firstIsEager && index === 0}
    />
  ));
  return <div className={`mosaic ${isEven ? '' : 'mosaic--uneven'}`}>{cards}</div>;
}
