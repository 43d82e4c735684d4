import { useViewTransitionState } from 'react-router';
import type { ProjectSummary } from '#app/content/projects.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { Flags } from '#app/ui/flags.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';

/** Matches no navigation. */
const NO_PAGE = '/projects//';

/**
 * The whole card follows the title's link. A wide card fills its row, with the lead beside the cover. The cover morphs
 * into the project page's (view transition).
 */
export function ProjectCard({
  project,
  level = 'h3',
  width = 736,
  isWide = false,
  isEager = false,
}: {
  project: ProjectSummary;
  level?: 'h2' | 'h3';
  width?: number;
  isWide?: boolean;
  isEager?: boolean;
}) {
  const { project: texts } = useMessages();
  const { toLocale } = useLanguage();
  const isOpening = useViewTransitionState(toLocale(project.path ?? NO_PAGE));
  const Heading = level;
  return (
    <article className={isWide ? 'project project--wide' : 'project'}>
      <div className={isOpening ? 'project__cover is-opening' : 'project__cover'}>
        {project.cover ? (
          <Image
            image={project.cover}
            width={width}
            sizes={`(min-width: 56rem) min(${width}px, 58vw), 90vw`}
            eager={isEager}
          />
        ) : (
          <Flags text={project.title} count={12} columns={4} />
        )}
      </div>
      <p className="project__bar">
        <span>{project.client}</span>
        <span>{project.industries[0]?.name}</span>
      </p>
      <div className="project__words">
        <Heading className="h3">
          {project.path ? (
            <Link to={project.path} viewTransition>
              <NoBreak text={project.title} />
            </Link>
          ) : (
            project.title
          )}
        </Heading>
        {isWide && <p className="project__lead">{project.lead}</p>}
        {project.result && <Result result={project.result} />}
        <dl className="facts">
          <div>
            <dt className="sr">{texts.country}</dt>
            <dd>{project.country}</dd>
          </div>
          <div>
            <dt className="sr">{texts.duration}</dt>
            <dd>{project.duration}</dd>
          </div>
          <div>
            <dt className="sr">{texts.engagementModel}</dt>
            <dd>{texts[project.engagementModel]}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

function Result({ result: { value, unit, label } }: { result: NonNullable<ProjectSummary['result']> }) {
  return (
    <p className="project__result">
      <b>
        {value}
        {unit && <small> {unit}</small>}
      </b>{' '}
      {label}
    </p>
  );
}
