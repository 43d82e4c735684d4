import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** The larger card on the widest screen. */
const WIDEST_CARD = 828;

type Props = {
  projects: ProjectSummary[];
  level?: 'h2' | 'h3';
  /** Pairs of equal width, instead of one alone, two on 7 and 5 and two on 5 and 7 columns. */
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
      isWide={isEven ? index % 2 === 0 && index === projects.length - 1 : fillsRow(index, projects.length)}
      isEager={firstIsEager && index === 0}
    />
  ));
  return <div className={`mosaic ${isEven ? '' : 'mosaic--uneven'}`}>{cards}</div>;
}

/** The first of five; also the last, if it would be alone. The last two make a pair. */
const fillsRow = (index: number, count: number) =>
  index % 5 === 0 ? count - index !== 2 : index % 5 === 3 && index === count - 1;
