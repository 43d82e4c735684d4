import type { BlockOf } from '#app/content/blocks.server.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectMosaic } from './project-mosaic.tsx';

export function ProjectsSection({ id, heading, text, projects, layout, link }: BlockOf<'projects'> & { id: string }) {
  const more = link && (
    <MoreLink to={link.url} external>
      {link.label}
    </MoreLink>
  );
  if (layout === 'pair')
    return (
      <section className="section wrap" aria-labelledby={id}>
        <SectionHead id={id} heading={heading} text={text}>
          {more}
        </SectionHead>
        <ProjectMosaic projects={projects} />
      </section>
    );
  return (
    <section className="section" aria-labelledby={id}>
      <Slider
        label={heading}
        head={(buttons) => (
          <div className="wrap">
            <SectionHead id={id} heading={heading} text={text}>
              <div className="actions max-md:justify-between">
                {more}
                {buttons}
              </div>
            </SectionHead>
          </div>
        )}
      >
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} isTallOnPhones={false} />
        ))}
      </Slider>
    </section>
  );
}
