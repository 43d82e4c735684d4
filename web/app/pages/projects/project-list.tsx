import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from '#app/sections/project-card.tsx';
import { type Columns, columnsOf } from './project-columns.ts';

type Props = { projects: ProjectSummary[]; firstIsEager?: boolean; isOfIndustry?: boolean };

/** A small image is as high as its neighbour. */
const SPAN: Record<Columns, string> = {
  12: '',
  7: 'lg:col-span-7',
  6: '',
  5: 'lg:col-span-5 lg:[&>:first-child]:aspect-auto lg:[&>:first-child_img]:absolute lg:[&>:first-child_img]:inset-0',
  3: [
    'lg:col-span-full lg:row-auto lg:mt-8 lg:nth-9:mt-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-[var(--gap)] lg:border-t lg:border-line lg:pt-8',
    'lg:[&>:nth-child(n+2)]:col-[4/-1] lg:[&>:nth-child(2)]:border-0 lg:[&>:nth-child(2)]:pt-0',
    'lg:[&>:first-child]:col-[1/4] lg:[&>:first-child]:row-span-2 lg:[&>:first-child]:rounded-plate',
    'lg:[&>:last-child]:grid lg:[&>:last-child]:grid-cols-9 lg:[&>:last-child]:grid-rows-[auto_1fr] lg:[&>:last-child]:gap-x-[var(--gap)]',
    'lg:[&>:last-child>:not(:first-child)]:col-[6/-1] lg:[&>:last-child>:first-child]:col-[1/6] lg:[&>:last-child>:first-child]:row-span-2 lg:[&>:last-child>:nth-child(2)]:pt-1',
  ].join(' '),
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
        isEager={firstIsEager && index === 0}
        isOfIndustry={isOfIndustry}
        className={SPAN[span]}
      />
    );
  });
  return <div className="mosaic">{cards}</div>;
}

/** Small cards in one row, of which smaller windows show two. */
export function ProjectRow({ projects }: { projects: ProjectSummary[] }) {
  const cards = projects.map((project) => <ProjectCard key={project.slug} project={project} width={480} />);
  return (
    <div className="mosaic lg:[--result-size:clamp(2rem,3.4vw,3rem)] max-lg:[&>:nth-child(3)]:hidden md:[&>*]:mt-0 lg:[&>*]:col-span-4">
      {cards}
    </div>
  );
}
