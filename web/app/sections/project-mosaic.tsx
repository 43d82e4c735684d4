import type { ProjectSummary } from '../content/projects.server.ts';
import { ProjectCard } from './project-card';

/** Width of the larger card on the widest screen. */
const WIDEST_CARD = 828;

type Props = {
  projects: ProjectSummary[];
  /** The cards' headings: one level below what stands above the list. */
  level?: 'h2' | 'h3';
  /** Two cards of the same width in each row, instead of 7 and 5, then 5 and 7 columns. */
  isEven?: boolean;
  firstIsEager?: boolean;
};

/** Projects two by two; a last one without a partner lies across its row. */
export function ProjectMosaic({ projects, level = 'h3', isEven = false, firstIsEager = false }: Props) {
  const cards = projects.map((project, at) => (
    <ProjectCard
      key={project.slug}
      project={project}
      level={level}
      width={WIDEST_CARD}
      isWide={at % 2 === 0 && at === projects.length - 1}
      isEager={firstIsEager && at === 0}
    />
  ));
  return <div className={`mosaic ${isEven ? 'mosaic--even' : ''}`}>{cards}</div>;
}
