import type { ProjectSummary } from '#app/content/projects.server.ts';
import { ProjectCard } from './project-card.tsx';

/** Two are a pair. Of all others the first one fills its row, and three that follow share one. */
export function ProjectMosaic({ projects }: { projects: ProjectSummary[] }) {
  const isLed = projects.length !== 2;
  const cards = projects.map((project, index) => {
    const isWide = isLed && index === 0;
    return <ProjectCard key={project.slug} project={project} width={isWide ? 1440 : 828} isWide={isWide} />;
  });
  return (
    <div
      className={`mosaic ${projects.length === 4 ? 'md:[&>:not(.project--wide)]:mt-18 md:[&>:not(.project--wide)]:[--result-size:clamp(2rem,3.4vw,3rem)] md:[&>:not(.project--wide)]:col-span-4' : ''}`}
    >
      {cards}
    </div>
  );
}
