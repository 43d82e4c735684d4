import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from '#app/sections/project-card.tsx';

type Props = { projects: ProjectSummary[]; firstIsEager?: boolean };

/** One in a row of its own, two on 7 and 5 columns, two on 5 and 7, and again. */
export function ProjectList({ projects, firstIsEager = false }: Props) {
  const cards = projects.map((project, index) => {
    const isWide = fillsRow(index, projects.length);
    return (
      <ProjectCard
        key={project.slug}
        project={project}
        level="h2"
        width={isWide ? 1440 : 828}
        isWide={isWide}
        isEager={firstIsEager && index === 0}
      />
    );
  });
  return <div className="mosaic mosaic--uneven">{cards}</div>;
}

/** Not if the others would then not make pairs. */
const fillsRow = (index: number, count: number) => index % 5 === 0 && ((count - index) % 2 === 1 || count - index > 5);

/** Small cards in one row. */
export function ProjectRow({ projects }: { projects: ProjectSummary[] }) {
  const cards = projects.map((project) => <ProjectCard key={project.slug} project={project} width={480} />);
  return (
    <div className="mosaic md:[--result-size:clamp(2rem,3.4vw,3rem)] md:[&>*]:col-span-4 md:[&>*]:mt-0">{cards}</div>
  );
}
