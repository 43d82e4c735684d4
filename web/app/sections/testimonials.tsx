import type { BlockOf } from '#app/content/blocks.server.ts';
import type { QuotedProject } from '#app/content/projects.server.ts';
import type { Testimonial } from '#app/content/testimonials.server.ts';
import { interpolate, useMessages } from '#app/i18n/messages.ts';
import { MoreLink } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { Link } from '#app/ui/link.tsx';
import { MeasuredResult, resultText } from './measured-result.tsx';

const MAX_IN_ROW = 3;
/** Width by height of the image beside a quote where it is narrowest. A wider image is cut off at its sides, so it needs more pixels. */
const NARROWEST_RATIO = 3 / 4;
/** Columns of the first quote, and of what is beside it. */
const SPLITS = {
  image: ['lg:col-[1/8] lg:pr-4', 'lg:col-[8/13]'],
  reviews: ['lg:col-[1/10] lg:pr-4', 'lg:col-[10/13]'],
  result: ['lg:col-[1/9] lg:pr-4', 'lg:col-[9/13]'],
  nothing: ['', ''],
} as const;
const ROW_COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3'] as const;

export function TestimonialsSection({
  id,
  heading,
  testimonials,
  reviews,
  layout,
}: BlockOf<'testimonials'> & { id: string }) {
  const { testimonials: t } = useMessages();
  const [first, ...others] = testimonials;
  const row = others.slice(0, MAX_IN_ROW);
  const hasReviews = reviews.length > 0;
  const isBeside = hasReviews && row.length === 0;
  const project = hasReviews ? null : first?.project;
  const isBand = layout === 'band';
  const image = isBand ? null : (first?.image ?? first?.project?.image);
  const [words, beside] = SPLITS[image ? 'image' : isBeside ? 'reviews' : project ? 'result' : 'nothing'];
  return (
    <section className={isBand ? 'section--tight bg-accent-soft' : 'section wrap'} aria-labelledby={id}>
      <div className={`${isBand ? 'wrap' : 'rule pt-8'} columns gap-y-12`}>
        <h2 id={id} className="sr-only">
          {heading}
        </h2>
        {first && (
          <div className={words}>
            <Quote testimonial={first} projectPath={project ? null : first.project?.path} />
          </div>
        )}
        {image && (
          <div
            className={`relative max-lg:order-1 ${beside} ${project ? 'lg:row-span-2 lg:min-h-[clamp(24rem,42vw,38rem)]' : 'lg:min-h-[clamp(20rem,30vw,28rem)]'}`}
          >
            <Image
              image={image}
              width={image.width}
              sizes={`(min-width: 64rem) ${Math.round(39 * Math.max(1, image.width / image.height / NARROWEST_RATIO))}vw, 92vw`}
              className="aspect-4/3 w-full rounded-plate object-cover md:aspect-3/2 lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
            />
          </div>
        )}
        {project && (
          <ProjectResult
            project={project}
            className={
              image ? `self-end max-lg:-mt-6 ${words}` : `self-end max-lg:-mt-6 lg:mt-12 lg:self-start ${beside}`
            }
          />
        )}
        {row.length > 0 && (
          <ul
            className={`col-span-full max-lg:order-2 grid gap-x-[var(--gap)] gap-y-8 ${ROW_COLUMNS[row.length] ?? ''}`}
          >
            {row.map((testimonial) => (
              <li
                key={testimonial.author}
                className="grid border-t border-ink/25 pt-5 md:row-span-2 md:grid-rows-subgrid md:gap-y-0"
              >
                <blockquote className="max-w-[42rem]">
                  <p>{testimonial.quote}</p>
                </blockquote>
                <Author testimonial={testimonial} projectPath={testimonial.project?.path} />
              </li>
            ))}
          </ul>
        )}
        {hasReviews && (
          <ul
            // One below the other, their names are in one column.
            className={`flex flex-wrap gap-x-12 gap-y-5 self-end max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4 max-lg:order-3 ${isBeside ? `lg:mt-12 lg:grid lg:grid-cols-[auto_1fr] lg:gap-x-4 lg:self-start ${beside}` : 'col-span-full border-t border-ink/25 pt-6'}`}
          >
            {reviews.map(({ name, url, count, note }) => (
              <li
                key={name}
                className={`flex items-center gap-4 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid ${isBeside ? 'lg:col-span-2 lg:grid lg:grid-cols-subgrid' : ''}`}
              >
                <b className="font-display text-h2 leading-none font-medium">{count}</b>
                <span>
                  <Link to={url} external>
                    {interpolate(t.reviews, { platform: name })}
                  </Link>
                  <br />
                  <span className="small muted">{note}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The result of the project that the quote is about. */
function ProjectResult({ project: { title, path, result }, className }: { project: QuotedProject; className: string }) {
  return (
    <div className={`border-t border-ink/25 pt-5 ${className}`}>
      {result && (
        <>
          <p className="font-display text-[3rem] leading-none font-medium tracking-[-0.04em] xl:text-[4.25rem]">
            <MeasuredResult highlight={result} />
          </p>
          <p className="mt-3 text-pretty">{resultText(result)}</p>
        </>
      )}
      {path && (
        <p className="mt-3">
          <MoreLink to={path}>{title}</MoreLink>
        </p>
      )}
    </div>
  );
}

type QuoteProps = {
  testimonial: Testimonial;
  projectPath?: string | null | undefined;
};

export function Quote({ testimonial, projectPath }: QuoteProps) {
  return (
    <figure>
      <blockquote className="max-w-[28em] font-display text-[clamp(1.625rem,1.1rem+1.9vw,3rem)] leading-[1.18] font-[450] tracking-[-0.018em]">
        <p className="md:text-balance">
          <span className="block h-[0.42em] text-[2.5em] leading-[0.75] text-accent" aria-hidden="true">
            “
          </span>
          {testimonial.quote}
        </p>
      </blockquote>
      <figcaption>
        <Author testimonial={testimonial} projectPath={projectPath} />
      </figcaption>
    </figure>
  );
}

function Author({ testimonial: { author, role, company, platform, reviewUrl, isSample }, projectPath }: QuoteProps) {
  const { project } = useMessages();
  const review = platform && interpolate(project.reviewOn, { platform });
  return (
    <p className="mt-6 text-sm leading-[1.4]">
      <b className="text-base font-semibold">{author}</b>
      <span className="muted block">
        {`${role}, `}
        {projectPath ? <Link to={projectPath}>{company}</Link> : company}
        {review && '. '}
        {review && reviewUrl ? (
          <Link to={reviewUrl} external>
            {review}
          </Link>
        ) : (
          review
        )}
        {isSample && `. ${project.sample}`}
      </span>
    </p>
  );
}
