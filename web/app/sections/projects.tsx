import type { BlockOf } from '../content/blocks.server.ts';
import { MoreLink } from '../ui/button';
import { SectionHead } from '../ui/section-head';
import { Slider } from '../ui/slider';
import { ProjectCard } from './project-card';
import { ProjectMosaic } from './project-mosaic';

export function ProjectsSection({ id, heading, text, projects, layout, link }: BlockOf<'projects'> & { id: string }) {
  const more = link && (
    <MoreLink to={link.url} external>
      {link.label}
    </MoreLink>
  );
  if (layout === 'pair')
    return (
      <section className="section wrap" aria-labelledby={id}>
        <SectionHead id={id} heading={heading} note={text}>
          {more}
        </SectionHead>
        <ProjectMosaic projects={projects} isEven />
      </section>
    );
  return (
    <section className="section" aria-labelledby={id}>
      <Slider
        label={heading}
        head={(buttons) => (
          <div className="wrap">
            <SectionHead id={id} heading={heading} note={text}>
              <div className="actions">
                {more}
                {buttons}
              </div>
            </SectionHead>
          </div>
        )}
      >
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Slider>
    </section>
  );
}
