import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** The larger card on the widest screen. */
const WIDEST_CARD = 828;

type Props = {
  projects: ProjectSummary[];
  level?: 'h2' | 'h3';
  /** `uneven`: one in a row of its own, two on 7 and 5 columns, two on 5 and 7. `even`: pairs. `row`: three small ones. */
  layout?: 'uneven' | 'even' | 'row';
  firstIsEager?: boolean;
};

export function ProjectMosaic({ projects, level = 'h3', layout = 'uneven', firstIsEager = false }: Props) {
  const cards = projects.map((project, index) => (
    <ProjectCard
      key={project.slug}
      project={project}
      level={level}
      width={WIDEST_CARD}
      isWide={FILLS_ROW[layout](index, projects.length)}
      isEager={firstIsEager && index === 0}
    />
  ));
  return <div className={`mosaic mosaic--${layout}`}>{cards}</div>;
}

const FILLS_ROW = {
  // unless the others then don't make pairs
  uneven: (index: number, count: number) => index % 5 === 0 && ((count - index) % 2 === 1 || count - index > 5),
  even: (index: number, count: number) => index % 2 === 0 && index === count - 1,
  row: () => false,
};
