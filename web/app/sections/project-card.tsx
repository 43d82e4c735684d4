import { useViewTransitionState } from 'react-router';
import type { ProjectSummary } from '#app/content/projects.server.ts';
import { useMessages } from '#app/i18n/messages.ts';
import { langOf, useLanguage } from '#app/i18n/use-locale.ts';
import { Cover } from '#app/ui/art.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { MeasuredResult, resultText } from './measured-result.tsx';

/** Never matches a navigation. Hooks can't be conditional, so a project without a page needs a path too. */
const NO_PAGE = '/projects//';

/**
 * How many of twelve columns the card spans on wide screens. 12: the result is beside the title.
 * 3: a row of a list, where the picture spans three columns and the text the rest. 5: the picture is as high as that of its neighbour.
 * `beside`: all twelve, with the text beside the picture.
 */
export type Columns = 12 | 'beside' | 7 | 6 | 5 | 3;

const LOOKS: Record<Columns, string> = {
  12: 'project--wide',
  beside: 'project--wide project--beside',
  7: 'lg:col-span-7',
  6: '',
  5: 'lg:col-span-5 lg:[--cover:auto]',
  3: 'project--row',
};
const LEADS: Partial<Record<Columns, string>> = { 12: 'mt-4 text-ink-2', beside: 'mt-6 text-lead' };

/** The title's link covers the whole card. Its cover morphs into that of the project page (view transition). */
export function ProjectCard({
  project,
  level = 'h3',
  columns = 6,
  isEager = false,
  isTallOnPhones = true,
  isOfIndustry = false,
}: {
  project: ProjectSummary;
  level?: 'h2' | 'h3';
  columns?: Columns;
  isEager?: boolean;
  /** Phones show the upright crop, in which the product is readable. Not for cards that are side by side on phones. */
  isTallOnPhones?: boolean;
  /** The list is about one industry: shows the year instead of it. */
  isOfIndustry?: boolean;
}) {
  const { project: texts } = useMessages();
  const { toLocale } = useLanguage();
  const isOpening = useViewTransitionState(toLocale(project.path ?? NO_PAGE));
  const Heading = level;
  // A cover without a place would be cut off too much at that width.
  const look = columns === 12 && !project.place ? 'beside' : columns;
  const isWide = look === 12 || look === 'beside';
  const isRow = look === 3;
  const hasWordsBeside = isRow || look === 'beside';
  const width = isWide ? 1440 : 828;
  const image = project.place?.image ?? project.cover;
  const narrow = isTallOnPhones ? project.place?.narrow : null;
  return (
    <article
      className={`project group relative ${LOOKS[look]} ${project.place ? '' : '[&_img]:object-top'}`}
      lang={langOf(project)}
    >
      <div
        className={`project__cover relative aspect-[var(--cover,4/3)] overflow-hidden rounded-t-plate bg-plate ${narrow ? 'max-sm:aspect-[4/5]' : ''} ${hasWordsBeside ? 'lg:border-b-2 lg:border-ink' : ''} ${isOpening ? 'is-opening' : ''}`}
      >
        {image ? (
          <Image
            image={image}
            crops={[{ image: narrow, below: 'sm', sizes: '92vw' }]}
            width={width}
            sizes={`(min-width: 56rem) min(${width}px, ${isWide ? 94 : 58}vw), 90vw`}
            eager={isEager}
            className="absolute inset-0 size-full object-cover transition-[scale] duration-[var(--dur-slow)] ease-[var(--e-out)] group-hover:scale-[1.025]"
          />
        ) : (
          <Cover text={project.title} columns={4} rows={3} className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <p
        className={`project__bar flex justify-between gap-x-4 border-t-2 border-ink pt-3 text-sm leading-[1.4] text-ink-2 ${hasWordsBeside ? 'lg:justify-start lg:border-t-0 lg:pt-0' : ''}`}
      >
        <span>{project.client}</span>
        <span>
          {isOfIndustry ? project.deliveredOn.slice(0, 4) : project.industries.map(({ name }) => name).join(', ')}
        </span>
      </p>
      <div className="project__words">
        <div>
          <Heading
            className={`h3 mt-2 ${look === 'beside' ? 'lg:mt-5' : ''} ${isWide ? 'md:text-h2' : 'max-w-[30rem]'} ${isWide || isRow ? '' : 'md:min-h-[2lh]'}`}
          >
            {project.path ? (
              <Link to={project.path} viewTransition className="card-link">
                <NoBreak text={project.title} />
              </Link>
            ) : (
              project.title
            )}
          </Heading>
          {(isWide || isRow) && (
            <p className={`max-w-[42rem] max-lg:hidden ${LEADS[look] ?? 'mt-3 text-ink-2'}`}>{project.lead}</p>
          )}
        </div>
        <div
          className={
            isWide
              ? 'md:max-lg:mt-5 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-[var(--gap)]'
              : isRow
                ? ''
                : 'flex flex-col'
          }
        >
          {project.result && <Result result={project.result} />}
          <dl
            className={`facts gap-x-4 [&_dd]:font-normal [&_dd]:text-ink-2 ${isWide || isRow ? '' : 'mt-auto pt-2.5'}`}
          >
            <div>
              <dt className="sr-only">{texts.country}</dt>
              <dd>{project.country}</dd>
            </div>
            <div>
              <dt className="sr-only">{texts.duration}</dt>
              <dd>{project.duration}</dd>
            </div>
            {project.service && (
              <div>
                <dt className="sr-only">{texts.engagementModel}</dt>
                <dd>{project.service.name}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </article>
  );
}

function Result({ result }: { result: NonNullable<ProjectSummary['result']> }) {
  return (
    <>
      <p className="row-span-2 pt-(--result-space,1rem) font-display text-[length:var(--result-size,3rem)] leading-none font-medium tracking-[-0.03em]">
        <MeasuredResult highlight={result} />
      </p>
      <p className="mt-2 text-sm text-ink-2">{resultText(result)}</p>
    </>
  );
}
